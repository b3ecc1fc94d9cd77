import type { Phrases } from '../phrases.ts'

export const dutch: Phrases = {
  greetings: [
    'Hoi {name}, leuk profiel heb je. Hoe gaat het met je vandaag?',
    'Hallo! Ik ben {me}. Ik weet nooit hoe je zoiets begint, dus: alles goed?',
    'Hallo {name}, jij ziet eruit alsof je graag lacht. Klopt dat een beetje?',
    'Hé, lange dag gehad, eindelijk op de bank. Wat ben jij aan het doen?',
    'Dag {name}, met {me}. Ik heb je tekstje twee keer gelezen.',
  ],
  welcomes: [
    'Hallo {name}, wat een leuk bericht om mee thuis te komen. Druk dagje gehad, maar dit maakt veel goed. Vertel eens, waar heb jij vandaag om gelachen?',
    'Hoi {name}! Dat begin was prima hoor, maak je geen zorgen. Ik zit hier met thee en een deken, dus ik heb alle tijd. Waar zullen we het over hebben?',
    'Leuk om je te leren kennen, {name}. Ik ben een beetje nieuwsgierig, ik geef het toe: wat doe jij als niemand iets van je wil?',
  ],
  subjects: [
    {
      words: { dish: 'stamppot|een ovenschotel|nasi|pannenkoeken|erwtensoep' },
      asks: [
        'Ik heb gisteren {dish} gemaakt. De rookmelder deed ook mee.',
        'Wat kook jij als je jezelf wilt verwennen? Ik zit te denken aan {dish}.',
        'Net {dish} gegeten bij mijn broer. Veel te veel, zoals altijd.',
        'Vandaag alleen ik en {dish}. Het kan slechter!',
      ],
      reacts: [
        'Nou heb ik trek, bedankt hè!',
        'Ik ruik het hier bijna.',
        'Met {dish} heb je mij al half gewonnen.',
      ],
      tells: [
        'Mijn keuken is piepklein, dus ik draai om één pan heen en noem dat koken.',
        'Op zondag kook ik voor drie dagen en dan is het dezelfde avond op.',
        'Recepten zijn niets voor mij, ik gooi er knoflook bij tot het goed ruikt.',
      ],
      returns: [
        'Wat kun jij echt elke week eten?',
        'Hou jij je aan een recept, of vertrouw je op je neus?',
        'Van wie heb je leren koken, of ben je nog bezig?',
      ],
    },
    {
      words: {
        trouble:
          'twee zieke collega’s|een computer die niet wilde|een vergadering zonder einde|een levering die niet kwam|de hele dag telefoon',
      },
      asks: [
        'Wat een dag. We hadden {trouble}, en alles moest natuurlijk meteen.',
        'Het was weer feest op het werk: {trouble}. Ik zit nu pas.',
        'Had jij een betere dag dan ik? De mijne was {trouble}.',
        'Ik zal je niet vervelen met mijn werk. Nou ja, één ding: {trouble}!',
      ],
      reacts: [
        'O jee, daar word je toch doodmoe van.',
        'En dan neem je nog even de tijd om mij te schrijven, dat vind ik lief.',
        'Jij verveelt me niet zo gauw, hoor. Gooi het er maar uit.',
      ],
      tells: [
        'Bij mij was het rustiger, maar mijn voeten zijn blij dat het erop zit.',
        'Als het me te veel wordt, loop ik een blokje om en doe ik of ik vakantie heb.',
        'Ik werk ook de hele dag met mensen, dus ik weet hoe dat om vijf uur voelt.',
      ],
      returns: [
        'Hoe zet jij na zo’n dag de knop om?',
        'Wat zou je morgen doen als niemand op je rekende?',
        'Is er wel iemand op je werk met wie je kunt lachen?',
      ],
    },
    {
      words: {
        plan: 'een lange wandeling|voetbal met mijn neefje|de rommelmarkt|de logeerkamer verven|helemaal niets',
      },
      asks: [
        'Eindelijk weekend. Mijn plan is {plan}, en jij?',
        'Zaterdag wordt het {plan}, als het weer een beetje meewerkt.',
        'Mijn vrienden willen de stad in, ik wil liever {plan}. Word ik oud?',
        'Heb jij plannen? Ik heb {plan} en geen smoes meer.',
      ],
      reacts: [
        'Dat klinkt als een weekend naar mijn hart.',
        'Je wordt niet oud, je wordt verstandig!',
        'Eerlijk gezegd zou ik het uitstellen tot na de tweede koffie.',
      ],
      tells: [
        'Ik wil uitslapen, bloemen kopen en geen enkele keer op de klok kijken.',
        'Mijn zus komt langs, dus er is taart en heel veel geroddel.',
        'Ik heb mezelf een bad beloofd, een boek en een telefoon die uit blijft.',
      ],
      returns: [
        'Hoe ziet voor jou een perfecte zondag eruit?',
        'Ben jij in het weekend een vroege vogel of een slaapkop?',
        'Wat deed je de laatste keer dat je een hele dag voor jezelf had?',
      ],
    },
    {
      words: { music: 'Boudewijn de Groot|oude soul|Johnny Cash|Ramses Shaffy|Doe Maar' },
      asks: [
        'Ik heb {music} opstaan en het licht gedimd. Waar luister jij naar?',
        'Hou jij van {music}? Ik ben dan meteen weer negentien.',
        'Vandaag mijn oude platen gevonden, {music} en de hele rest.',
        'Mijn buurman denkt vast dat ik alleen {music} heb. Hij heeft nog gelijk ook.',
      ],
      reacts: [
        'Jij hebt smaak, ik wist het wel!',
        'Bij {music} kan ik niet stilzitten, ik waarschuw je.',
        'O, dat brengt me terug naar een zomer die ik bijna vergeten was.',
      ],
      tells: [
        'Ik zing in de auto, hard en met de verkeerde woorden.',
        'Ik heb eens in de keuken gedanst tot de buren klopten, en toen dansten ze mee.',
        'Ik zet altijd een plaat op als ik strijk, anders hou ik het niet vol.',
      ],
      returns: [
        'Bij welk nummer sta jij altijd op?',
        'Wat was het eerste concert waar je ooit bent geweest?',
        'Dans jij, of hou je de muur overeind?',
      ],
    },
    {
      words: {
        job: 'de plank in de gang|een lekkende kraan|de schuur|de gordijnen|een kast met veertig schroeven',
      },
      asks: [
        'Ik ben de hele middag bezig geweest met {job}. Raad eens wie er wint.',
        'Ben jij handig? Ik lig in gevecht met {job}.',
        'Vandaag was het {job}. Morgen bel ik iemand die het kan.',
        'Ik zou in het voorjaar iets doen aan {job}. Er stond niet bij welk voorjaar.',
      ],
      reacts: [
        'Ik moest hardop lachen, sorry, ik zag je zo staan.',
        'De laatste keer dat ik dat probeerde, had ik een pleister en een koekje nodig.',
        'Ik bewonder iedereen die de gereedschapskist durft open te maken.',
      ],
      tells: [
        'Bij mij hangt alles aan elkaar van hoop en plakband.',
        'Ik heb de bank deze week drie keer verzet en nu staat hij weer waar hij stond.',
        'Ik hou van een huis waarin geleefd wordt, met kaarsen en te veel kussens.',
      ],
      returns: [
        'Wat is jouw favoriete plekje in huis?',
        'Als geld geen rol speelde, wat zou je dan als eerste veranderen?',
        'Ben jij netjes, of weet je zo ook wel waar alles ligt?',
      ],
    },
    {
      words: { place: 'langs het kanaal|over de hei|door het bos|op het strand|door de polder' },
      asks: [
        'Vanochtend een stuk gelopen {place}. Niemand te zien, alleen ik en de wind.',
        'Je had het mooi gevonden {place}, alles was goud vandaag.',
        'Mijn knie zegt nee, maar ik ben toch gaan lopen {place}.',
        'Wandel jij graag? Ik loop {place} als ik moet nadenken.',
      ],
      reacts: [
        'Ik deed even mijn ogen dicht en liep met je mee.',
        'Dat is precies de lucht die ik na deze week nodig heb.',
        'Er gaat niets boven koude wangen en daarna iets warms te drinken.',
      ],
      tells: [
        'Ik neem altijd iets mee in mijn jaszak: een steen, een blad, een keer een hele veer.',
        'Ik loop hard als ik boos ben en langzaam als ik gelukkig ben.',
        'Mijn laarzen hebben meer modder gezien dan een tractor, en daarom hou ik ervan.',
      ],
      returns: [
        'Waar denk jij aan als je alleen loopt?',
        'Zee of bergen, als je voor altijd moest kiezen?',
        'Waar was de mooiste wandeling van je leven?',
      ],
    },
    {
      words: {
        film: 'een oude thriller|een film met ondertitels|weer diezelfde komedie|een documentaire over walvissen|een halve politieserie',
      },
      asks: [
        'Gisteravond {film} gekeken en voor het einde in slaap gevallen.',
        'Het is typisch een avond voor {film} en een dekentje, toch?',
        'Ik kan niet slapen. Het komt door {film}.',
        'Vanavond heb ik {film} en een glas rood. En jij?',
      ],
      reacts: [
        'Zeg alsjeblieft dat je zachtjes snurkte.',
        'Ik had al je chips opgegeten, dan weet je dat vast.',
        'Heerlijk, zo’n avond in een joggingbroek en met dikke sokken.',
      ],
      tells: [
        'Ik weet na tien minuten wie de moordenaar is, en ik heb het altijd mis.',
        'Ik huil bij films, ook bij die waar je om moet lachen.',
        '’s Avonds laat word ik pas praatgraag, dan komen de beste ideeën.',
      ],
      returns: [
        'Welke film zou jij elk jaar kunnen zien?',
        'Waar lig jij wakker van als je niet kunt slapen?',
        'Ben jij iemand die door films heen praat, eerlijk zeggen?',
      ],
    },
    {
      words: { town: 'Lissabon|Kopenhagen|Rome|Noorwegen|een dorpje in Griekenland' },
      asks: [
        'Als ik morgen weg kon, ging ik naar {town}. En jij?',
        'In de pauze foto’s bekeken van {town}, in plaats van te eten.',
        'Mijn zus zit in {town} en stuurt me foto’s van haar ontbijt.',
        'Ik wil al sinds mijn jeugd naar {town}. Gek, hè?',
      ],
      reacts: [
        'Dromen mag altijd, en het kost niets.',
        'Van {town} ken ik alleen de ansichtkaarten, dus vertel eens verder.',
        'Dat is helemaal niet gek, ik vind het juist mooi.',
      ],
      tells: [
        'Ik heb een pot met munten op de plank staan, met het woord zee op het deksel.',
        'Ik neem altijd te veel boeken mee en te weinig sokken.',
        'Mijn mooiste reis was met de trein, zonder plan en met een zak kersen.',
      ],
      returns: [
        'Wat stop jij als eerste in je koffer?',
        'Plan jij alles, of ga je gewoon?',
        'Waar voelde je je voor het laatst helemaal vrij?',
      ],
    },
  ],
  afterthoughts: [
    'O ja, wat ik nog vergat: wat je net schreef vond ik echt leuk. Mijn avond kan niet meer stuk.',
    'Nog één ding: jij schrijft echt heel fijn. Dat wilde ik nog zeggen voor ik het vergeet.',
    'Nu ben ik wel heel nieuwsgierig geworden, dus laat me niet te lang wachten, goed?',
  ],
  pokes: [
    'Hé {name}, het is stil aan jouw kant. Ik dacht net aan ons gesprek en vroeg me af hoe je week was?',
    'Dag {name}, heb ik je weggejaagd? Ik wil nog altijd weten hoe je verhaal afliep. Gaat het goed met je?',
    'Ik moest vandaag lachen om iets wat je schreef, {name}. Heb je even tijd om te vertellen wat je aan het doen bent?',
    'Hallo {name}! De koffie loopt en ik heb een vraag voor je: wat was het mooiste moment van je week?',
  ],
  goodbyes: [
    'Ik ga naar bed, morgen vroeg op. Het was fijn om met je te praten!',
    'Ik stop even een poosje, mijn dochter komt logeren. Pas goed op jezelf, {name}.',
    'Dit was mijn laatste bericht van deze week, dat heb ik mezelf beloofd. Het beste!',
  ],
  farewells: [
    'Slaap lekker, {name}, en bedankt voor het gezellige gesprek. Ik denk er morgen aan bij mijn eerste koffie.',
    'Heb een fijne tijd, {name}. Zorg goed voor jezelf en vertel me ooit hoe het was.',
  ],
  doubts: [
    'Eerlijk zeggen: zit er een echt mens achter dit profiel?',
    'Sorry dat ik het vraag, maar ben je echt of is dit een computer?',
    'Word jij betaald om mij te schrijven?',
  ],
}
