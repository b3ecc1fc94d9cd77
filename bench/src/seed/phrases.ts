/** Sentences with names of persons and places, by language. They have the rare words of the generated texts. */
export const phrases: Record<string, { syllables: string; sentences: string[] }> = {
  nl: {
    syllables: 'aal ber dijk eer gou hoek ken lin mers noor oos poel ren sche tien veen wij zand',
    sentences: [
      'Mijn vriendin {name} is vorig jaar naar {place} verhuisd.',
      'Ken je het meer bij {place}? {name} zwemt daar elke zomer.',
      'Zondag ga ik met {name} naar de markt van {place}.',
      'In {place} was ik nog nooit, maar {name} praat er vaak over.',
      'Gisteren kwam ik {name} tegen op het station van {place}.',
    ],
  },
  it: {
    syllables: 'ar bel cor da fi gio lam mon ner or pie que ra sal tor ve zan li',
    sentences: [
      'La mia amica {name} si è trasferita a {place} l’anno scorso.',
      'Conosci il lago vicino a {place}? {name} ci nuota ogni estate.',
      'Domenica vado con {name} al mercato di {place}.',
      'A {place} non sono mai stato, ma {name} ne parla spesso.',
      'Ieri ho incontrato {name} alla stazione di {place}.',
    ],
  },
  pl: {
    syllables: 'bor cze dow gra jaw kos lub mie now opo pru rze sta tar wie zab dzi chy',
    sentences: [
      'Moja koleżanka {name} przeprowadziła się w zeszłym roku do miasta {place}.',
      'Znasz jezioro koło {place}? {name} pływa tam każdego lata.',
      'W niedzielę jadę z {name} na targ do {place}.',
      'W {place} nigdy nie byłem, ale {name} często o nim opowiada.',
      'Wczoraj spotkałem {name} na dworcu w {place}.',
    ],
  },
  es: {
    syllables: 'al bar car do es fue gui her jal lor man nie oli pal que rio sal tor',
    sentences: [
      'Mi amiga {name} se mudó a {place} el año pasado.',
      '¿Conoces el lago cerca de {place}? {name} nada allí cada verano.',
      'El domingo voy con {name} al mercado de {place}.',
      'Nunca he estado en {place}, pero {name} habla mucho de ello.',
      'Ayer me encontré con {name} en la estación de {place}.',
    ],
  },
  en: {
    syllables: 'ash bur chel dun ex ford glen ham ing ket ly mar nor over pen rye sto wick',
    sentences: [
      'My friend {name} moved to {place} last year.',
      'Do you know the lake near {place}? {name} swims there every summer.',
      'On Sunday I am going to the market in {place} with {name}.',
      'I have never been to {place}, but {name} often talks about it.',
      'Yesterday I ran into {name} at the station in {place}.',
    ],
  },
  fr: {
    syllables: 'ar beau cha don er fleur gen lou mont nan or pin quer rive sau tour ville ys',
    sentences: [
      'Mon amie {name} a déménagé à {place} l’année dernière.',
      'Tu connais le lac près de {place} ? {name} y nage tous les étés.',
      'Dimanche je vais au marché de {place} avec {name}.',
      'Je ne suis jamais allé à {place}, mais {name} en parle souvent.',
      'Hier j’ai croisé {name} à la gare de {place}.',
    ],
  },
}
