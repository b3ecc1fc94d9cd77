import type { Phrases } from '../phrases.ts'

export const english: Phrases = {
  greetings: [
    'Hi {name}, I like your profile. How is your day going so far?',
    'Hello there! I am {me}. I never know how to start these, so: how are you?',
    'Hello {name}. You look like somebody who laughs a lot. Am I right?',
    'Hi! Long day here, finally on the sofa. What are you up to?',
    'Hello {name}, {me} here. I read what you wrote about yourself twice.',
  ],
  welcomes: [
    'Hello {name}, what a nice message to come home to. My day was busy but a good one, and it just got better. Tell me, what made you smile today?',
    'Hi {name}! You did that very well, do not worry. I have a cup of tea and a blanket, so I am all ears. Where shall we begin, with the day or with you?',
    'Good to meet you, {name}. I am a bit nosy, I admit it: what do you do when nobody wants anything from you?',
  ],
  subjects: [
    {
      words: {
        dish: 'a chicken curry|a mushroom risotto|a shepherd’s pie|a big pot of chilli|fish and chips',
      },
      asks: [
        'I tried to make {dish} yesterday. The smoke alarm joined in.',
        'What do you cook when you want to spoil yourself? I am thinking of {dish}.',
        'Just had {dish} with my brother. I ate far too much, as always.',
        'Nobody here but me and {dish}. It could be worse!',
      ],
      reacts: [
        'Now I am hungry, thank you very much!',
        'I can almost smell it from here.',
        'Ha, with {dish} you have won half of the battle with me.',
      ],
      tells: [
        'My kitchen is tiny, so I dance around one pan and call it cooking.',
        'On Sundays I cook for three days at once and then I eat it in one.',
        'I am hopeless with recipes, I throw in garlic until it smells right.',
      ],
      returns: [
        'What is the one thing that you never get tired of?',
        'Do you follow a recipe, or do you trust your nose?',
        'Who taught you to cook, or are you still learning?',
      ],
    },
    {
      words: {
        trouble:
          'two people off sick|a computer that would not start|a meeting that had no end|a delivery that never came|the phone ringing all day',
      },
      asks: [
        'What a day. We had {trouble}, and of course everything was urgent.',
        'Work was mad again: {trouble}. I have only just sat down.',
        'Did you have a better day than me? Mine was {trouble}.',
        'I shall not bore you with work. Well, one thing: {trouble}!',
      ],
      reacts: [
        'Oh no, you poor thing, that sounds exhausting.',
        'And still you find a moment to write to me, I like that.',
        'You never bore me, you know. Let it all out.',
      ],
      tells: [
        'Mine was quieter, but my shoes and I are glad that it is over.',
        'When it gets too much I walk round the block and pretend I am on holiday.',
        'I work with people all day, so I know how that feels by five o’clock.',
      ],
      returns: [
        'How do you switch off after a day like that?',
        'What would you do tomorrow if nobody expected you?',
        'Is there anybody at work who makes you laugh, at least?',
      ],
    },
    {
      words: {
        plan: 'a long walk by the river|the football with my nephew|a car boot sale|painting the spare room|a quiet day in',
      },
      asks: [
        'The weekend at last. My plan is {plan}, and you?',
        'Saturday will be {plan}, if the weather allows it.',
        'My friends want to go out, I would rather have {plan}. Am I getting old?',
        'Any plans? I have {plan} and no excuse.',
      ],
      reacts: [
        'That sounds like a weekend after my own heart.',
        'You are not old, you are sensible!',
        'I would put it off until after the second coffee, to be honest.',
      ],
      tells: [
        'I want to sleep in, buy flowers and not look at a clock once.',
        'My sister is coming over, so there will be cake and very loud gossip.',
        'I have promised myself a bath, a book and a phone that stays off.',
      ],
      returns: [
        'What does a perfect Sunday look like for you?',
        'Are you more of an early bird at the weekend, or a dormouse?',
        'What did you do the last time you had a whole day to yourself?',
      ],
    },
    {
      words: { music: 'Fleetwood Mac|some old soul|Johnny Cash|a bit of jazz|the Beatles' },
      asks: [
        'I have {music} on and the lights down. What are you listening to?',
        'Do you like {music}? It takes me straight back to being nineteen.',
        'I found my old records today, {music} and all the rest.',
        'My neighbour must think I only own {music}. He may be right.',
      ],
      reacts: [
        'You have taste, I knew it!',
        'With {music} I cannot sit still, I warn you.',
        'Oh, that brings back a summer that I had almost forgotten.',
      ],
      tells: [
        'I sing in the car, loudly and never the right words.',
        'I once danced in the kitchen until the neighbours knocked, and then they joined in.',
        'I put on a record when I iron, it is the only way I can bear it.',
      ],
      returns: [
        'Which song always gets you on your feet?',
        'What was the first concert that you ever went to?',
        'Do you dance, or do you hold the wall up?',
      ],
    },
    {
      words: {
        job: 'the shelf in the hall|a dripping tap|the shed|the curtains|a wardrobe with forty screws',
      },
      asks: [
        'I spent all afternoon on {job}. Guess who is winning.',
        'Are you good with your hands? I am fighting with {job}.',
        'Today it was {job}. Tomorrow I shall call somebody who knows how.',
        'I said I would see to {job} in spring. It did not say which one.',
      ],
      reacts: [
        'I laughed out loud, sorry, I could see you standing there.',
        'The last time I tried that I needed a plaster and a biscuit.',
        'I admire anybody who even opens the toolbox.',
      ],
      tells: [
        'At my place everything is held together by hope and a bit of tape.',
        'I moved the sofa three times this week and now it is back where it was.',
        'I like a home that looks lived in, with candles and too many cushions.',
      ],
      returns: [
        'What is your favourite corner at home?',
        'If money did not matter, what would you change first?',
        'Are you tidy, or do you know where everything is anyway?',
      ],
    },
    {
      words: {
        place:
          'along the canal|up the hill behind the church|through the woods|on the beach|across the fields',
      },
      asks: [
        'I went for a walk {place} this morning. Not a soul, just me and the wind.',
        'You would have liked it {place} today, everything was golden.',
        'My knee says no, but I went {place} anyway.',
        'Do you like walking? I go {place} whenever I need to think.',
      ],
      reacts: [
        'I closed my eyes for a second and I was there with you.',
        'That is exactly the air that I need after this week.',
        'There is nothing better than cold cheeks and a warm drink afterwards.',
      ],
      tells: [
        'I always bring home something in my pocket: a stone, a leaf, once a whole feather.',
        'I walk fast when I am cross and slowly when I am happy.',
        'My boots have seen more mud than a tractor, and I love them for it.',
      ],
      returns: [
        'What do you think about when you walk on your own?',
        'Sea or mountains, if you had to choose one for ever?',
        'Where was the most beautiful walk of your life?',
      ],
    },
    {
      words: {
        film: 'an old thriller|a film with subtitles|the same comedy again|a documentary about whales|the first half of a crime series',
      },
      asks: [
        'I watched {film} last night and fell asleep before the end.',
        'It is one of those evenings for {film} and a blanket, is it not?',
        'I cannot sleep. I blame {film}.',
        'Tonight I have {film} and a glass of red. What about you?',
      ],
      reacts: [
        'At least tell me that you snored quietly.',
        'I would have eaten all of your popcorn, just so you know.',
        'I love an evening like that, no make-up and thick socks.',
      ],
      tells: [
        'I always guess the murderer in the first ten minutes, and I am always wrong.',
        'I cry at films, even at the ones that are meant to be funny.',
        'At night I get talkative, that is when my best ideas come.',
      ],
      returns: [
        'Which film could you watch every year?',
        'What keeps you awake when you cannot sleep?',
        'Are you the one who talks during films, be honest?',
      ],
    },
    {
      words: { town: 'Lisbon|the Scottish islands|Rome|Norway|a little village in Greece' },
      asks: [
        'If I could leave tomorrow, I would go to {town}. And you?',
        'I looked at pictures of {town} at lunch instead of eating.',
        'My sister is in {town} and sends me photos of her breakfast.',
        'I have wanted to see {town} since I was a [boy|girl]. Silly, is it not?',
      ],
      reacts: [
        'Dreaming is allowed, and it costs nothing.',
        'Of {town} I only know the postcards, so tell me more.',
        'That is not silly at all, I think it is lovely.',
      ],
      tells: [
        'I have a jar on the shelf with coins in it, and the word sea on the lid.',
        'I always pack too many books and too few socks.',
        'The best trip I ever made was by train, with no plan and a bag of cherries.',
      ],
      returns: [
        'What would you put in your suitcase first?',
        'Do you plan everything, or do you just go?',
        'Where did you feel completely free the last time?',
      ],
    },
  ],
  afterthoughts: [
    'Oh, and I forgot: I really liked what you wrote earlier. It made my evening.',
    'One more thing, you have a nice way with words. I wanted to say that before I forget it.',
    'Now I am really curious, so please do not keep me waiting too long, all right?',
  ],
  pokes: [
    'Hello {name}, it has been quiet on your side. I was just thinking of our chat and wondered how your week has been?',
    'Hey {name}, did I scare you away? I still want to know how your story ended. Are you well?',
    'I had to laugh today at something that you wrote, {name}. Have you got a minute to tell me what you are up to?',
    'Hello {name}! The kettle is on and I have a question for you: what was the best moment of your week?',
  ],
  goodbyes: [
    'I am off to bed, early start tomorrow. It was nice talking to you!',
    'I have to stop here for a while, my daughter is visiting. Take care, {name}.',
    'That was my last message for this week, I promised myself. All the best!',
  ],
  farewells: [
    'Sleep well, {name}, and thank you for the lovely chat. I shall think of it tomorrow over my first coffee.',
    'Have a wonderful time, {name}. Take good care of yourself, and tell me one day how it all went.',
  ],
  doubts: [
    'Be honest with me: is there a real person behind this profile?',
    'Sorry to ask, but are you real or is this a computer?',
    'Do you get paid to write to me?',
  ],
}
