"""Words that say nothing of what lies on a table, happens there or is asked of it."""

#: of people, places and times around a game, of moods, talk and thought
AROUND = frozenset(
    """
    admit advice afternoon agree agreed agrees amazing angry annoyed annoying
    anxious app apparently argue arguing argument arguments arrived asked asking
    asks audience awesome awful bar basement basically beer beers beginner beginners
    best birthday boasted bored boring bragged bragging brain bucks budget cafe
    careful careless casual casually chat cheered child children clapped classic
    clearly close club clue clueless cocky coffee colleague colleagues college
    commentator commentators competitive complained complaining complex complicated
    confident confused confusing confusion consensus cool coworker crazy crowd
    crucial daughter debate debated debating deciding decisive desperate difficult
    dinner disagree disagreed disagreement disagrees discuss discussed discussing
    discussion dollar dollars doubt doubted doubts drinks dumb easy embarrassed
    embarrassing embarrassingly enjoyable epic evening events excited exciting
    experienced explain explained explaining explains explanation family famous
    favorite favourite final finals folks food fortunate fortunately forum frankly
    friday friend friends frustrated frustrating fun funny furious garage glad
    google googled great greedy grin grinned grinning groaned happy heard heart
    holiday holidays home homebrew honestly hopeful hopeless horrible hour hours
    house idea ideas important insane intense interesting internet issue issues
    jealous joke joked jokes joking judge judges kid kidding kids kitchen laughed
    laughing laughs laughter league leaned learn learned learning learnt lesson
    listen listened literally locals looked looking lovely low luck luckily lucky
    lunch mad mattered mattering memories minute minutes missed mistake mistakes
    misunderstanding misunderstood monday money month months morning neighbor
    neighbours nerves nervous newbie newbies night nights nodded noob noobs notes
    noticed obviously odd office opinion opinions overconfident painful paused
    people perfect perfectly pizza plan planned plans playgroup practice practiced
    practicing practising prerelease problem problems proud pub puzzled
    quarterfinals question questions rarely realised realize realized reddit referee
    regulars relieved rematch remember reports ridiculous roommate sad sadly
    saturday scared school searched semifinals serious seriously shop shops shouted
    shrugged sighed silly sleepy smile smiled smiles smiling smug snacks son special
    spectator spectators store stores stories story strange streak stream streamer
    streamers stressed student students stupid sunday supposedly surprised taught
    teach teacher teachers tense terrible third thread thursday tight tired topic
    tournament tournaments tricky tuesday twitch typical understand understands
    understood unfair unfortunately unimportant university unlucky unusual upset
    vacation wait waited waiting walking watched watching website wednesday week
    weekend weekends weeks whispered wild wish wished wishing wonder wondered
    wondering wonders worried worst wrote year years yelled yesterday youtube
    """.split()
)
