import type { Phrases } from '../phrases.ts'

export const polish: Phrases = {
  greetings: [
    'Cześć {name}, podoba mi się twój profil. Jak mija dzień?',
    'Witaj! Jestem {me}. Nigdy nie wiem, jak zacząć, więc: co słychać?',
    'Hej {name}, wyglądasz na osobę, która lubi się śmiać. [Zgadłem|Zgadłam]?',
    'Hej, długi dzień, wreszcie kanapa. A ty co porabiasz?',
    'Cześć {name}, tu {me}. [Przeczytałem|Przeczytałam] twój opis dwa razy.',
  ],
  welcomes: [
    'Hej {name}, jak miło znaleźć taką wiadomość po powrocie do domu. Dzień był pełen biegania, ale teraz już jest lepiej. Powiedz, co cię dziś rozbawiło?',
    'Cześć {name}! Świetny początek, nie martw się. Mam herbatę i koc, więc zamieniam się w słuch. Od czego zaczniemy, od dnia czy od ciebie?',
    'Miło cię poznać, {name}. Jestem trochę [ciekawski|ciekawska], przyznaję: co robisz, kiedy nikt nic od ciebie nie chce?',
  ],
  subjects: [
    {
      words: { dish: 'bigos|gołąbki|pierogi|leczo|placki ziemniaczane' },
      asks: [
        'Wczoraj na kolację {dish}, prawie mojej roboty.',
        'Co gotujesz, kiedy chcesz sobie dogodzić? Mnie chodzi po głowie takie danie: {dish}.',
        '[Byłem|Byłam] u brata na obiedzie, {dish} i dokładka. Jak zawsze za dużo.',
        'Wieczór we dwoje: ja i {dish}. Mogło być gorzej!',
      ],
      reacts: [
        'No i teraz jestem [głodny|głodna], dziękuję bardzo!',
        'Prawie czuję ten zapach.',
        '{dish}? To już mnie masz w połowie.',
      ],
      tells: [
        'Moja kuchnia jest malutka, więc kręcę się wokół jednego garnka i nazywam to gotowaniem.',
        'W niedzielę gotuję na trzy dni, a znika wszystko tego samego wieczoru.',
        'Z przepisami mi nie po drodze, dodaję czosnek, aż zacznie ładnie pachnieć.',
      ],
      returns: [
        'Co nigdy ci się nie nudzi na talerzu?',
        'Trzymasz się przepisu czy ufasz własnemu nosowi?',
        'Kto cię nauczył gotować, czy nadal się uczysz?',
      ],
    },
    {
      words: {
        trouble:
          'dwie osoby na zwolnieniu|komputer, który nie wstał|narada bez końca|dostawa, która nie dojechała|telefon bez przerwy',
      },
      asks: [
        'Co za dzień: {trouble}, i oczywiście wszystko pilne.',
        'W pracy znowu wariactwo: {trouble}. Dopiero teraz siadam.',
        'Twój dzień był lepszy niż mój? U mnie {trouble}.',
        'Nie chcę zanudzać pracą. Tylko jedno: {trouble}!',
      ],
      reacts: [
        'Ojej, brzmi naprawdę męcząco.',
        'I jeszcze znajdujesz chwilę, żeby do mnie napisać, to miłe.',
        'Ty mnie nigdy nie zanudzisz. Wyrzuć to z siebie.',
      ],
      tells: [
        'U mnie było spokojniej, ale moje nogi cieszą się, że to koniec.',
        'Kiedy jest tego za dużo, obchodzę blok dookoła i udaję, że mam urlop.',
        'Też cały dzień pracuję z ludźmi i wiem, jak to jest o piątej.',
      ],
      returns: [
        'Jak odpoczywasz po takim dniu?',
        'Co byś <zrobił|zrobiła> jutro, gdyby nikt na ciebie nie czekał?',
        'Masz w pracy chociaż kogoś, kto cię rozśmiesza?',
      ],
    },
    {
      words: { plan: 'długi spacer|mecz z bratankiem|targ staroci|malowanie pokoju|nic a nic' },
      asks: [
        'Wreszcie weekend. Mój plan to {plan}, a twój?',
        'W sobotę czeka mnie {plan}, o ile pogoda pozwoli.',
        'Znajomi chcą wyjść na miasto, a mnie się marzy {plan}. Starzeję się?',
        'Masz plany? U mnie {plan} i żadnej wymówki.',
      ],
      reacts: [
        'To weekend dokładnie w moim stylu.',
        'To nie starość, to rozsądek!',
        'Szczerze mówiąc, ja bym to [odłożył|odłożyła] do drugiej kawy.',
      ],
      tells: [
        'Chcę się wyspać, kupić kwiaty i ani razu nie spojrzeć na zegarek.',
        'Przyjeżdża siostra, więc będzie ciasto i bardzo głośne plotki.',
        '[Obiecałem|Obiecałam] sobie kąpiel, książkę i wyłączony telefon.',
      ],
      returns: [
        'Jak wygląda twoja idealna niedziela?',
        'W weekend wstajesz wcześnie czy śpisz jak suseł?',
        'Co <robiłeś|robiłaś> ostatnio, kiedy cały dzień był tylko twój?',
      ],
    },
    {
      words: { music: 'Grechuta|stary soul|Maanam|trochę jazzu|Czesław Niemen' },
      asks: [
        'Gra {music}, światło przygaszone. A ty czego słuchasz?',
        'Lubisz takie granie jak {music}? Ja od razu mam dziewiętnaście lat.',
        'Dziś [znalazłem|znalazłam] stare płyty, {music} i cała reszta.',
        'Sąsiad pewnie myśli, że u mnie gra tylko {music}. Może ma rację.',
      ],
      reacts: [
        'Masz gust, [wiedziałem|wiedziałam]!',
        'Kiedy gra {music}, nie usiedzę, uprzedzam.',
        'Przypomniało mi się lato, o którym prawie [zapomniałem|zapomniałam].',
      ],
      tells: [
        'W samochodzie śpiewam głośno i zawsze z pomylonymi słowami.',
        'Raz [tańczyłem|tańczyłam] w kuchni, aż zapukali sąsiedzi, a potem tańczyli ze mną.',
        'Przy prasowaniu zawsze włączam płytę, inaczej nie dam rady.',
      ],
      returns: [
        'Przy jakiej piosence zawsze wstajesz?',
        'Na jakim koncercie <byłeś|byłaś> po raz pierwszy?',
        'Tańczysz czy podpierasz ścianę?',
      ],
    },
    {
      words: { job: 'półka w przedpokoju|cieknący kran|szopa|karnisz|szafa na czterdzieści śrub' },
      asks: [
        'Całe popołudnie: ja kontra {job}. Zgadnij, kto wygrywa.',
        'Znasz się na majsterkowaniu? U mnie czeka {job}.',
        'Dziś na tapecie {job}. Jutro dzwonię po fachowca.',
        'Od wiosny czeka {job}. Nikt nie mówił, od której wiosny.',
      ],
      reacts: [
        '[Zaśmiałem|Zaśmiałam] się na głos, przepraszam, od razu to widzę.',
        'Kiedy ostatnio [próbowałem|próbowałam], potrzebny był plaster i ciastko.',
        'Podziwiam każdego, kto w ogóle otwiera skrzynkę z narzędziami.',
      ],
      tells: [
        'U mnie wszystko trzyma się na nadziei i odrobinie taśmy.',
        'W tym tygodniu kanapa zmieniła miejsce trzy razy i znów stoi tam, gdzie stała.',
        'Lubię domy, w których się mieszka, ze świecami i za dużą liczbą poduszek.',
      ],
      returns: [
        'Jaki jest twój ulubiony kąt w domu?',
        'Gdyby pieniądze nie grały roli, od czego byś <zaczął|zaczęła>?',
        'Masz wszystko poukładane czy i tak wiesz, gdzie co leży?',
      ],
    },
    {
      words: { place: 'nad rzeką|po wzgórzach|w lesie|po plaży|między polami' },
      asks: [
        'Rano [spacerowałem|spacerowałam] {place}. Żywej duszy, tylko ja i wiatr.',
        'Podobałoby ci się dziś {place}, wszystko było złote.',
        'Kolano mówi nie, ale i tak [chodziłem|chodziłam] {place}.',
        'Lubisz spacery? Ja chodzę {place}, kiedy muszę pomyśleć.',
      ],
      reacts: [
        'Na chwilę zamykam oczy i już tam z tobą jestem.',
        'Właśnie takiego powietrza mi trzeba po tym tygodniu.',
        'Nie ma nic lepszego niż zimne policzki, a potem coś ciepłego.',
      ],
      tells: [
        'Zawsze przynoszę coś w kieszeni: kamyk, liść, raz nawet całe pióro.',
        'Chodzę szybko, kiedy się złoszczę, a powoli, kiedy mi dobrze.',
        'Moje buty widziały więcej błota niż traktor i za to je lubię.',
      ],
      returns: [
        'O czym myślisz, kiedy idziesz bez towarzystwa?',
        'Morze czy góry, gdyby trzeba było wybrać na zawsze?',
        'Gdzie był najpiękniejszy spacer twojego życia?',
      ],
    },
    {
      words: {
        film: 'stary kryminał|film z napisami|ta sama komedia co zawsze|dokument o wielorybach|pół serialu',
      },
      asks: [
        'Wczoraj wieczorem {film}, a ja [zasnąłem|zasnęłam] przed końcem.',
        'W sam raz wieczór na koc, a w telewizji {film}, prawda?',
        'Nie mogę spać. To przez telewizor: {film}.',
        'Dziś {film} i kieliszek czerwonego. A u ciebie?',
      ],
      reacts: [
        'Powiedz chociaż, że chrapanie było ciche.',
        'Twój popcorn byłby cały mój, uprzedzam.',
        'Uwielbiam takie wieczory, w dresie i grubych skarpetach.',
      ],
      tells: [
        'Zawsze zgaduję mordercę w dziesięć minut i zawsze się mylę.',
        'Płaczę na filmach, nawet na tych, które mają być śmieszne.',
        'Wieczorem robię się [rozmowny|rozmowna], wtedy przychodzą najlepsze pomysły.',
      ],
      returns: [
        'Jaki film możesz oglądać co roku?',
        'Co nie daje ci spać w takie noce?',
        'Gadasz podczas filmów? Tylko szczerze.',
      ],
    },
    {
      words: { town: 'Lizbona|Wenecja|Praga|Norwegia|Kreta' },
      asks: [
        'Gdybym [mógł|mogła] jutro wyjechać, byłaby to {town}. A u ciebie?',
        'W przerwie zamiast jeść oglądam zdjęcia, dziś {town}.',
        'Siostra na urlopie, {town}, i wysyła mi zdjęcia śniadań.',
        'Moje marzenie od dziecka to {town}. Głupie, prawda?',
      ],
      reacts: [
        'Marzyć zawsze wolno i nic to nie kosztuje.',
        'Dla mnie {town} to tylko pocztówki, więc opowiadaj.',
        'Wcale nie głupie, to piękne.',
      ],
      tells: [
        'Na półce mam słoik z monetami i napisem morze na wieczku.',
        'Zawsze biorę za dużo książek i za mało skarpet.',
        'Moja najlepsza podróż była pociągiem, bez planu i z torbą czereśni.',
      ],
      returns: [
        'Co pakujesz do walizki na samym początku?',
        'Planujesz wszystko czy po prostu jedziesz?',
        'Gdzie ostatnio <czułeś|czułaś> się naprawdę <wolny|wolna>?',
      ],
    },
  ],
  afterthoughts: [
    'A, [zapomniałbym|zapomniałabym]: to, co wcześniej <napisałeś|napisałaś>, bardzo mi się spodobało. Wieczór uratowany.',
    'Jeszcze jedno: naprawdę ładnie piszesz. Mówię to teraz, zanim znowu zapomnę.',
    'Teraz naprawdę jestem [ciekawy|ciekawa], więc nie każ mi zbyt długo czekać na resztę, dobrze?',
  ],
  pokes: [
    'Hej {name}, cisza po twojej stronie. Właśnie myślę o naszej rozmowie i zastanawiam się, jak minął ci tydzień?',
    'Cześć {name}, [wystraszyłem|wystraszyłam] cię? Nadal chcę wiedzieć, jak skończyła się twoja historia. Wszystko dobrze?',
    '[Śmiałem|Śmiałam] się dziś z czegoś, co mi <napisałeś|napisałaś>, {name}. Masz minutę, żeby opowiedzieć, co porabiasz?',
    'Dzień dobry, {name}! Woda na kawę już się gotuje, a ja mam pytanie: jaka była najlepsza chwila twojego tygodnia?',
  ],
  goodbyes: [
    'Idę spać, jutro wcześnie wstaję. Dobrze się z tobą rozmawiało!',
    'Robię sobie przerwę, przyjeżdża do mnie córka. Trzymaj się, {name}.',
    'To moja ostatnia wiadomość w tym tygodniu, tak sobie [obiecałem|obiecałam]. Wszystkiego dobrego!',
  ],
  farewells: [
    'Śpij dobrze, {name}, i dziękuję za miłą rozmowę. Pomyślę o niej jutro przy pierwszej kawie.',
    'Miłego czasu, {name}. Dbaj o siebie i koniecznie opowiedz mi kiedyś, jak to wszystko wyglądało.',
  ],
  doubts: [
    'Powiedz szczerze: czy za tym profilem jest prawdziwa osoba?',
    'Przepraszam, że pytam, ale jesteś <prawdziwy|prawdziwa> czy to komputer?',
    'Czy ktoś ci płaci za pisanie do mnie?',
  ],
}
