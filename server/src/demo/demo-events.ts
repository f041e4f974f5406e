export interface DemoEvent {
  /** Index into demoStaff. */
  createdBy: number;
  title: string;
  description: string;
  location: string;
  type: string;
  /** Days from the date of the first start: -30 to 365. */
  dayOffset: number;
  /** HH:MM, as is endTime; an end not after the start is on the next day. */
  startTime: string;
  endTime: string;
  pricePence: number;
  /** People; any number when there is none. */
  capacity?: number;
  /** Hours before the start; without it nothing comes back. */
  refundDeadlineHours?: number;
}

/** Offsets land on any weekday in any month, so no text names a weekday, a month or a holiday. */
export const demoEvents: readonly DemoEvent[] = [
  {
    createdBy: 0,
    title: 'Mend your own jumper',
    description:
      'Bring a jumper with a hole in it and leave with a patch you will want to show people. Marged Pugh teaches Swiss darning and woven patches, one at each table, with wool in forty colours to choose from. It helps if you can thread a needle. Tea and bara brith are included.',
    location: 'Café Olwen, 22 Kiln Lane, Harrowbeck',
    type: 'Workshop',
    dayOffset: -27,
    startTime: '13:00',
    endTime: '16:00',
    pricePence: 1200,
  },
  {
    createdBy: 0,
    title: 'The flood of 1866, told street by street',
    description:
      "One night the reservoir wall gave way, and by morning Tanner Row was under nine feet of water. Local historian Gwen Aspinall follows the flood down the valley with maps, letters and the coroner's notes. There is time for questions, and if your family has a story about that night, bring it along.",
    location: 'Harrowbeck Library, 3 Market Place, Harrowbeck',
    type: 'Talk',
    dayOffset: -19,
    startTime: '19:00',
    endTime: '20:30',
    pricePence: 0,
  },
  {
    createdBy: 1,
    title: 'Brass in the park',
    description:
      "Harrowbeck Silver Band and the juniors play marches, hymn tunes and one film theme chosen by the audience. Bring a rug or a folding chair. If it rains we move across the road to St Cuthbert's Hall.",
    location: 'Jubilee Park bandstand, Park Road, Harrowbeck',
    type: 'Music',
    dayOffset: -12,
    startTime: '14:00',
    endTime: '16:00',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'Messy paint morning for under-fives',
    description:
      'Rolling, printing and splatting with washable paint on paper the length of the hall. Dress for a mess and pack a change of clothes, socks included. One price covers a child and a grown-up, and babies in arms come free. There is a warm room next door for feeding and naps.',
    location: "St Cuthbert's Hall, Chapel Street, Harrowbeck",
    type: 'Family',
    dayOffset: -6,
    startTime: '10:00',
    endTime: '11:30',
    pricePence: 350,
  },
  {
    createdBy: 2,
    title: "Neighbours' lunch",
    description:
      'A long table, two big pots of dal, and whatever you feel like adding to it. Come alone or bring the whole street. Everything from the kitchen is vegetarian, and we label dishes as they arrive so that people with allergies can choose. Help with the washing-up is always welcome.',
    location: "St Cuthbert's Hall, Chapel Street, Harrowbeck",
    type: 'Community',
    dayOffset: -2,
    startTime: '12:00',
    endTime: '14:30',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'Pub quiz for the food bank',
    description:
      'Six rounds, a picture sheet and a tie-break involving a jar of pickled eggs. Teams are up to six people, and if you come on your own we will find you a table. Everything you pay goes to Harrowbeck Food Bank, and there is a crate by the door for tins.',
    location: "O'Brien's, 8 Station Approach, Harrowbeck",
    type: 'Community',
    dayOffset: 0,
    startTime: '19:30',
    endTime: '22:00',
    pricePence: 300,
  },
  {
    createdBy: 2,
    title: 'Early walk to Cragthorpe Edge',
    description:
      'Five miles at a chatty pace, with one steep pull up the quarry steps and a flask stop at the top. Wear boots with some grip and bring a waterproof, whatever the forecast says. Well-behaved dogs are fine on a lead because there are sheep. The 07:05 bus from Station Approach gets you here in time.',
    location: 'Moorfoot car park, Cragthorpe Road, Netherclough',
    type: 'Outdoors',
    dayOffset: 1,
    startTime: '07:30',
    endTime: '11:00',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'British Sign Language, first steps',
    description:
      'Finger-spelling, greetings, family and food, taught by Euan Beattie, who is Deaf and has taught beginners for ten years. Most of the evening is without voices, and a hearing helper is there for the first half hour. Nothing to bring. Each evening stands alone, so you can come to one or all of them.',
    location: 'Room 3, Harrowbeck Library, 3 Market Place, Harrowbeck',
    type: 'Class',
    dayOffset: 3,
    startTime: '17:45',
    endTime: '19:15',
    pricePence: 600,
  },
  {
    createdBy: 0,
    title: 'What the bus data says',
    description:
      "Ifeoma Adeyemi has recorded every late bus in the valley for a year, and she has charts. She shows how she collected the numbers with a cheap computer on a windowsill, what the council said, and which stop you should never rely on. After a break there are two five-minute slots for anyone else's open data project. You don't need to write code to follow it.",
    location: 'Unit 6 Makerspace, 6 Foundry Street, Harrowbeck',
    type: 'Talk',
    dayOffset: 3,
    startTime: '18:30',
    endTime: '20:30',
    pricePence: 0,
  },
  {
    createdBy: 0,
    title: 'Bread for beginners',
    description:
      'We mix, knead and shape one white loaf by hand, and talk about what the yeast is doing while we wait. You take home the loaf, a jar of starter and a page of notes. Aprons and flour are here. The dough contains wheat, and the kitchen also handles nuts and sesame.',
    location: 'Weir Mill Kitchen, 12 Tanner Row, Harrowbeck',
    type: 'Workshop',
    dayOffset: 5,
    startTime: '10:00',
    endTime: '12:30',
    pricePence: 2450,
    capacity: 10,
    refundDeadlineHours: 48,
  },
  {
    createdBy: 2,
    title: 'Repair café',
    description:
      "Bring a lamp that flickers, a toaster that won't, or a coat that has lost its zip. Menders sit with you and fix it if it can be fixed, and you learn how. Please bring one thing per person and any parts or chargers that belong to it. We can't take microwaves.",
    location: "St Cuthbert's Hall, Chapel Street, Harrowbeck",
    type: 'Community',
    dayOffset: 5,
    startTime: '11:00',
    endTime: '15:00',
    pricePence: 0,
  },
  {
    createdBy: 1,
    title: 'Kora and cello at the Loft',
    description:
      'Lamin Ceesay and Freya Lindholm play music they wrote together over three winters of letters and recordings. Two halves with a break, about ninety people, chairs in the round. The Loft is up two flights, and the lift is by the side door on Gasworks Road.',
    location: 'The Loft, Gasworks Road, Harrowbeck',
    type: 'Music',
    dayOffset: 5,
    startTime: '20:00',
    endTime: '22:15',
    pricePence: 1500,
    capacity: 90,
  },
  {
    createdBy: 1,
    title: 'Shorts from the valley: twelve films made within five miles of here',
    description:
      "A lollipop man's last week, a very slow bicycle chase, and ten more films by people who live here. The shortest is ninety seconds and the longest is eighteen minutes. Most of the makers will be in the room for questions afterwards. All films have subtitles, and two contain strong language.",
    location: 'The Picture House, 41 Albion Street, Harrowbeck',
    type: 'Film',
    dayOffset: 8,
    startTime: '19:00',
    endTime: '21:10',
    pricePence: 500,
  },
  {
    createdBy: 2,
    title: "From the sofa to the canal: running for people who don't",
    description:
      'The first of nine weeks, and the plan is to run for one minute and walk for two, eight times. Two leaders go with you, one at the front and one who stays with the last runner. Wear trainers and something bright. You can leave bags in the boathouse.',
    location: 'Wharfside Boathouse, Lock Lane, Harrowbeck',
    type: 'Class',
    dayOffset: 10,
    startTime: '18:15',
    endTime: '19:15',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'Build a marble run the length of the library',
    description:
      'Cardboard tubes, gutters, tape and a staircase: can we get one marble from Poetry to the front desk? For children aged five to eleven, each with an adult. Bring any clean tubes and boxes you have been saving. The last run is at noon, and everyone counts it down.',
    location: 'Harrowbeck Library, 3 Market Place, Harrowbeck',
    type: 'Family',
    dayOffset: 12,
    startTime: '10:30',
    endTime: '12:30',
    pricePence: 0,
    capacity: 4,
  },
  {
    createdBy: 2,
    title: 'Paddle and pick: clearing the canal by canoe',
    description:
      'We go out in pairs in open canoes and fish out bottles, bags and the odd traffic cone. Canoes, buoyancy aids, gloves and grabbers are provided. You need to be over fourteen and able to swim fifty metres in clothes. Bring a towel and dry shoes, and there is soup at the boathouse afterwards.',
    location: 'Wharfside Boathouse, Lock Lane, Harrowbeck',
    type: 'Outdoors',
    dayOffset: 12,
    startTime: '10:00',
    endTime: '12:30',
    pricePence: 0,
    capacity: 12,
  },
  {
    createdBy: 0,
    title: 'An evening of Go',
    description:
      'The oldest board game still played, on small boards and large. Complete beginners get a ten-minute lesson from Mr Hayashi and a first game against somebody kind. Boards and stones are here, and the kitchen does soup and toasties until eight.',
    location: 'Café Olwen, 22 Kiln Lane, Harrowbeck',
    type: 'Community',
    dayOffset: 14,
    startTime: '18:00',
    endTime: '21:00',
    pricePence: 0,
  },
  {
    createdBy: 0,
    title: 'Your first web page, written by hand',
    description:
      "By three o'clock you will have a page of your own on the internet, made of plain HTML and a little CSS. Bring a laptop if you have one, or sign up anyway and use one of the library's six. For adults and for young people from twelve with an adult. There is an hour for lunch, so bring something to eat or try the market.",
    location: 'Harrowbeck Library, 3 Market Place, Harrowbeck',
    type: 'Workshop',
    dayOffset: 16,
    startTime: '10:00',
    endTime: '15:00',
    pricePence: 0,
  },
  {
    createdBy: 1,
    title: "The Lamplighter's Daughter",
    description:
      "It is 1911, the gas is going out and the electric is coming in, and Hetty Sykes has a ladder and no job. A new play by Dilys Barraclough for five actors and a piano, performed by the Mechanics' Row Players. Suitable from about ten years old. There is one interval of twenty minutes.",
    location: "Little Theatre, 17 Mechanics' Row, Harrowbeck",
    type: 'Theatre',
    dayOffset: 18,
    startTime: '19:30',
    endTime: '21:45',
    pricePence: 1400,
  },
  {
    createdBy: 1,
    title: "The Lamplighter's Daughter, relaxed performance",
    description:
      'The same play with the house lights left half up, softer sound and no sudden blackouts. You can move about, make a noise, or go out to the quiet room and come back. A picture guide to the building and the story comes by e-mail two days before. Carers come free, so sign up only the person you are with.',
    location: "Little Theatre, 17 Mechanics' Row, Harrowbeck",
    type: 'Theatre',
    dayOffset: 19,
    startTime: '14:00',
    endTime: '16:15',
    pricePence: 900,
  },
  {
    createdBy: 1,
    title: 'Ceilidh at the Corn Exchange',
    description:
      "The Drystone Trio play and Morag Haldane calls, so every dance is walked through before the music starts. Flat shoes are kinder to the floor and to your partner's toes. There is pie and peas at nine, with a vegan pie if you tell us at the door. The last bus up the valley leaves Market Place at 00:45.",
    location: 'Corn Exchange, Market Place, Harrowbeck',
    type: 'Music',
    dayOffset: 19,
    startTime: '19:30',
    endTime: '00:30',
    pricePence: 1250,
  },
  {
    createdBy: 1,
    title: 'Salsa from standing still',
    description:
      "The basic step, two turns and how to listen for the one. You don't need a partner, we swap every few minutes, and anyone can lead or follow. Wear shoes that slide a little and bring water. Yolanda Ríos teaches, with her brother Andrés on congas for the last half hour.",
    location: 'The Loft, Gasworks Road, Harrowbeck',
    type: 'Class',
    dayOffset: 22,
    startTime: '19:00',
    endTime: '20:30',
    pricePence: 700,
  },
  {
    createdBy: 0,
    title: 'Why the moor burns, and what moss does about it',
    description:
      'Dr Tamsin Holroyd has spent eleven years on her knees planting sphagnum above Netherclough. She explains how a healthy bog holds back both fire and flood, and passes round some moss to squeeze. The hall has parking for twenty cars, and the 18:20 bus stops outside.',
    location: 'Netherclough Village Hall, Church Lane, Netherclough',
    type: 'Talk',
    dayOffset: 25,
    startTime: '19:00',
    endTime: '20:15',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'Stars over Netherclough',
    description:
      "Four telescopes, a farmer's darkest field and people who can tell you what you are looking at. Bring a coat, a hat and a torch with something red over it. Children are welcome with an adult if they can manage the hour. If cloud wins we move into the barn for a talk about meteorites, with real ones to hold.",
    location: 'Top field, Bank Farm, Quarry Road, Netherclough',
    type: 'Outdoors',
    dayOffset: 28,
    startTime: '22:00',
    endTime: '00:30',
    pricePence: 400,
  },
  {
    createdBy: 0,
    title: 'Pierogi with Halina and her daughter',
    description:
      'Roll, fill, pinch, boil, fry: we make three kinds, with potato and curd cheese, cabbage and mushroom, and sweet plum. Everyone eats lunch together and takes a dozen home, so bring a box with a lid. All the fillings are vegetarian, and the dough contains wheat and egg.',
    location: 'Weir Mill Kitchen, 12 Tanner Row, Harrowbeck',
    type: 'Workshop',
    dayOffset: 30,
    startTime: '11:00',
    endTime: '14:00',
    pricePence: 2850,
    capacity: 8,
    refundDeadlineHours: 24,
  },
  {
    createdBy: 2,
    title: 'English conversation table',
    description:
      'Practise speaking English with patient people over a pot of tea. Each table has a volunteer and a topic, and this time it is talking to the school or the doctor. All levels are welcome, and Arabic, Polish and Ukrainian are spoken at the door. Young children can play in the corner by the window.',
    location: 'Café Olwen, 22 Kiln Lane, Harrowbeck',
    type: 'Community',
    dayOffset: 33,
    startTime: '10:00',
    endTime: '11:30',
    pricePence: 0,
  },
  {
    createdBy: 1,
    title: 'Bring the baby: The Harbour Cat',
    description:
      'A gentle comedy about a ferry, a feud and a cat, shown with the lights dimmed and the sound turned down. For anyone with a baby under eighteen months. Crying is fine. There are changing mats in the foyer and room for twenty prams in the bar.',
    location: 'The Picture House, 41 Albion Street, Harrowbeck',
    type: 'Film',
    dayOffset: 33,
    startTime: '10:30',
    endTime: '12:30',
    pricePence: 450,
  },
  {
    createdBy: 2,
    title: 'First aid for parents and grandparents',
    description:
      'Choking, burns, fevers and bumps on the head, with plenty of practice on small dummies. Sinéad Murtagh is a paramedic and a mother of three, and no question is too small. Wear something you can kneel in. You get a fridge card with the steps on it.',
    location: 'Ropewalk Leisure Centre, The Ropewalk, Harrowbeck',
    type: 'Class',
    dayOffset: 37,
    startTime: '18:30',
    endTime: '20:30',
    pricePence: 1000,
  },
  {
    createdBy: 2,
    title: 'Den building in Hagg Wood',
    description:
      'Sticks, rope, bracken and an argument about where the door goes. We show you two ways to make a roof that stays up, then families build their own and we visit each one with hot chocolate. Bring a mug, wellies and clothes that can get filthy. The path to the clearing is bumpy but wide enough for an all-terrain buggy.',
    location: 'Hagg Wood gate, Old Forge Lane, Cragthorpe',
    type: 'Family',
    dayOffset: 40,
    startTime: '13:00',
    endTime: '15:30',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'Walking football for the over-fifties',
    description:
      "Six a side, no running, no tackling from behind and a lot of laughing. It suits people coming back after a new knee or thirty years off, and women's and mixed games run side by side. Wear flat-soled trainers. We stay for a brew in the centre's café afterwards.",
    location: 'Ropewalk Leisure Centre, The Ropewalk, Harrowbeck',
    type: 'Community',
    dayOffset: 44,
    startTime: '11:00',
    endTime: '12:15',
    pricePence: 0,
  },
  {
    createdBy: 0,
    title: 'Solder a badge that blinks',
    description:
      'Learn to solder by making a small owl whose eyes light up when it gets dark. For anyone from ten upwards, with an adult for under-sixteens. Irons, goggles and all the parts are here, and the battery lasts about a month. Tie back long hair and wear closed shoes.',
    location: 'Unit 6 Makerspace, 6 Foundry Street, Harrowbeck',
    type: 'Workshop',
    dayOffset: 47,
    startTime: '13:00',
    endTime: '15:30',
    pricePence: 950,
    capacity: 12,
  },
  {
    createdBy: 1,
    title: "Come and sing: Fauré's Requiem in a day",
    description:
      "We learn the piece from ten, break for lunch, and sing it to friends and family at half past four. Conductor Emeka Nwosu-Hart takes it slowly, and you don't have to read music if you can follow a line. Scores are lent to you on the day. Bring a pencil, water and a packed lunch.",
    location: 'Corn Exchange, Market Place, Harrowbeck',
    type: 'Music',
    dayOffset: 54,
    startTime: '10:00',
    endTime: '17:30',
    pricePence: 1850,
  },
  {
    createdBy: 2,
    title: 'Clothes swap',
    description:
      "Bring up to ten clean things you no longer wear and take home as many as you brought. Drop-off is from eleven, and the rails open at half past so that everyone gets a fair look. Children's clothes and school uniform have a room of their own. Whatever is left goes to the hospice shop on Kiln Lane.",
    location: "St Cuthbert's Hall, Chapel Street, Harrowbeck",
    type: 'Community',
    dayOffset: 61,
    startTime: '11:00',
    endTime: '14:00',
    pricePence: 0,
  },
  {
    createdBy: 1,
    title: 'Ten-minute plays, written in a week and learned in a day',
    description:
      "Six writers are each given a prop from the theatre's attic and seven days. The actors see the scripts that morning, so expect some of them to be holding paper. You vote with a dried bean in the interval, and the winner is given a longer run. Ages fourteen and over, for language.",
    location: "Little Theatre, 17 Mechanics' Row, Harrowbeck",
    type: 'Theatre',
    dayOffset: 72,
    startTime: '19:30',
    endTime: '21:30',
    pricePence: 800,
  },
  {
    createdBy: 0,
    title: 'Ask a GP anything about sleep',
    description:
      "Dr Anjali Deshmukh talks for twenty minutes about why we wake at four in the morning and what tends to help. The rest is your questions, on slips of paper if you would rather not say them aloud. She can't give advice about your own medicines, but she can tell you who to ask.",
    location: 'Harrowbeck Library, 3 Market Place, Harrowbeck',
    type: 'Talk',
    dayOffset: 86,
    startTime: '18:00',
    endTime: '19:15',
    pricePence: 0,
  },
  {
    createdBy: 2,
    title: 'Cragthorpe Edge fell race: six miles and one big hill',
    description:
      'Up the quarry steps, along the Edge and back down through the bracken to the cricket field. Full waterproofs, a map and a whistle must be carried, and we check them before the start. You need to be eighteen on the day. Cake and a tap for muddy legs await everyone, however long it takes.',
    location: 'Cragthorpe Cricket Club, Mill Bank, Cragthorpe',
    type: 'Outdoors',
    dayOffset: 103,
    startTime: '10:30',
    endTime: '13:30',
    pricePence: 1000,
  },
  {
    createdBy: 0,
    title: 'Dry stone walling, a day on the moor',
    description:
      "Take down a fallen length of wall and put it back up so that it stands for another century. Waller Ged Earnshaw teaches six people at a time, and you don't need to be strong, only patient. Wear steel-toed boots if you have them, or borrow ours in sizes 4 to 12. Gloves, lunch and a great deal of tea are included.",
    location: 'Bank Farm, Quarry Road, Netherclough',
    type: 'Workshop',
    dayOffset: 152,
    startTime: '09:30',
    endTime: '16:00',
    pricePence: 4500,
    capacity: 6,
    refundDeadlineHours: 168,
  },
  {
    createdBy: 1,
    title: 'Silent comedies at the Picture House, with live piano',
    description:
      "Two silent comedies and a newsreel of Harrowbeck's own carnival, filmed in 1924 and found under a bed in Mill Bank. Eun-ji Bae plays for all three on the cinema's upright, making it up as she goes. Doors and bar open at seven. There are six wheelchair spaces on the ground floor.",
    location: 'The Picture House, 41 Albion Street, Harrowbeck',
    type: 'Film',
    dayOffset: 203,
    startTime: '19:45',
    endTime: '22:00',
    pricePence: 1100,
  },
  {
    createdBy: 2,
    title: 'Friends of the Canal: annual meeting, accounts and a slice of parkin',
    description:
      "The year's work, the year's money, and the tasks of the next year. Anyone may come, and members of six months or more may vote. Afterwards Dariusz Nowicki shows photographs of the lock gates being lifted out. Parkin is made with oats and contains no nuts.",
    location: 'Wharfside Boathouse, Lock Lane, Harrowbeck',
    type: 'Community',
    dayOffset: 266,
    startTime: '18:30',
    endTime: '20:00',
    pricePence: 0,
  },
  {
    createdBy: 1,
    title: 'Valley choirs sing together',
    description:
      'Nine choirs, about three hundred voices, and one new song by composer Béatrice Amankwah that they all learn over the coming year. Each choir sings two pieces of its own first. Chairs are not reserved, so come early if you need to sit near the front. A loop works in the first ten rows, and the new song is signed in BSL.',
    location: 'Corn Exchange, Market Place, Harrowbeck',
    type: 'Music',
    dayOffset: 357,
    startTime: '15:00',
    endTime: '17:00',
    pricePence: 0,
  },
];
