import type { RecognisedLanguage } from '../languages.ts'
import type { CountedKind } from './counted-kinds.ts'

/** Words of a language as `folded` writes them: without accents, in small letters, separated at apostrophes. */
export type CountWords = {
  kinds: Record<CountedKind, string>
  /** From one on. */
  numbers: readonly string[]
  /** An article, which does not say how many. */
  some: string
  none: string
  only: string
  my: string
  /** Words before a number that change nothing: just, only. */
  just: string
  /** That the writer has something now, and that they have not. Several phrases, separated by commas. */
  have: string
  haveNot: string
  /** In a note about somebody: that they have not. */
  hasNot: string
  onlyChild: string
  /** Before `onlyChild`. */
  am: string
  /** Other people, whose children and animals are not meant. */
  others: string
  /** Words of a sentence that says nothing about now. */
  notNow: string
  /** One and another: not all of them. */
  another: string
}

const en: CountWords = {
  kinds: {
    cat: 'cat cats kitten kittens kitty kitties',
    dog: 'dog dogs puppy puppies pup pups',
    pet: 'pet pets',
    child: 'child children kid kids',
    son: 'son sons',
    daughter: 'daughter daughters',
    sibling: 'sibling siblings',
    brother: 'brother brothers',
    sister: 'sister sisters',
  },
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  some: 'a an',
  none: 'no zero',
  only: 'only',
  my: 'my our',
  just: 'just only exactly now still also already',
  have: 'i have, i ve got, i ve, i got, i own, i also have, we have, we ve got, we own',
  haveNot:
    'i don t have, i do not have, i dont have, i haven t got, i have not got, we don t have, we do not have, i don t have any, i do not have any, i dont have any, i haven t got any, we don t have any, we do not have any',
  hasNot: 'doesn t have, does not have, doesn t have any, does not have any, has no, without',
  onlyChild: 'only child',
  am: 'am m an',
  others:
    'mother father mum mom dad parents friend friends neighbour neighbours neighbor neighbors ex aunt uncle cousin grandmother grandfather boyfriend girlfriend roommate boss wife husband',
  notNow:
    'if would d had used was were will when wish want wanted lost died dream dreamt once planning hope hoping soon older younger oldest youngest eldest',
  another: 'another other others else more',
}

const nl: CountWords = {
  kinds: {
    cat: 'kat katten poes poezen kitten kittens katje katjes poesje poesjes kater',
    dog: 'hond honden hondje hondjes puppy puppys pup pups',
    pet: 'huisdier huisdieren dieren',
    child: 'kind kinderen',
    son: 'zoon zonen zoons zoontje zoontjes',
    daughter: 'dochter dochters dochtertje dochtertjes',
    sibling: 'broers-of-zussen',
    brother: 'broer broers broertje broertjes',
    sister: 'zus zussen zusje zusjes zuster zusters',
  },
  // Without accents, the number one is the article.
  numbers: ['1', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  some: 'een n',
  none: 'geen',
  only: 'enige',
  my: 'mijn m onze',
  just: 'maar slechts nog nu ook precies al',
  have: 'ik heb, heb ik, we hebben, wij hebben, hebben we, hebben wij',
  haveNot: '',
  hasNot: 'heeft geen, zonder',
  onlyChild: 'enig kind',
  am: 'ben als',
  others:
    'moeder vader ouders vriend vriendin vrienden buren buurman buurvrouw ex tante oom nicht neef oma opa collega baas vrouw man',
  notNow:
    'als zou had hadden vroeger was waren toen wil wilde zal ooit straks binnenkort hoop overleden oudere jongere oudste jongste gehad',
  another: 'andere ander nog',
}

const it: CountWords = {
  kinds: {
    cat: 'gatto gatti gatta gatte gattino gattini gattina gattine micio mici',
    dog: 'cane cani cagnolino cagnolini cagnolina cucciolo cuccioli',
    pet: 'animale animali',
    child: 'figlio figli bambino bambini',
    son: 'maschio',
    daughter: 'figlia figlie',
    sibling: 'fratelli-o-sorelle',
    brother: 'fratello fratelli fratellino',
    sister: 'sorella sorelle sorellina',
  },
  numbers: ['1', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  some: 'un uno una',
  none: 'nessun nessuno nessuna zero',
  only: 'unico unica solo sola',
  my: 'mio mia miei mie nostro nostra nostri nostre',
  just: 'solo soltanto anche ora ancora gia solamente',
  have: 'ho, abbiamo',
  haveNot: 'non ho, non abbiamo',
  hasNot: 'non ha, senza',
  onlyChild: 'figlio unico, figlia unica',
  am: 'sono un una',
  others:
    'madre padre mamma papa genitori amico amica amici amiche vicino vicina vicini ex zia zio cugino cugina nonna nonno collega capo moglie marito',
  notNow:
    'se avrei vorrei avevo avevamo ero era erano quando volevo voglio avro presto morto morta spero sogno maggiore minore grande piccolo piccola avuto',
  another: 'altro altra altri altre',
}

const es: CountWords = {
  kinds: {
    cat: 'gato gatos gata gatas gatito gatitos gatita gatitas',
    dog: 'perro perros perra perras perrito perritos perrita cachorro cachorros',
    pet: 'mascota mascotas animales',
    child: 'hijo hijos nino ninos',
    son: 'varon varones',
    daughter: 'hija hijas',
    sibling: 'hermanos-o-hermanas',
    brother: 'hermano hermanos hermanito',
    sister: 'hermana hermanas hermanita',
  },
  numbers: ['1', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  some: 'un uno una',
  none: 'ningun ninguno ninguna cero',
  only: 'unico unica solo sola',
  my: 'mi mis nuestro nuestra nuestros nuestras',
  just: 'solo solamente tambien ahora aun todavia ya',
  have: 'tengo, tenemos',
  haveNot: 'no tengo, no tenemos',
  hasNot: 'no tiene, sin',
  onlyChild: 'hijo unico, hija unica',
  am: 'soy',
  others:
    'madre padre mama papa padres amigo amiga amigos amigas vecino vecina vecinos ex tia tio primo prima abuela abuelo jefe mujer marido esposa esposo novio novia',
  notNow:
    'si tendria tenia teniamos era eran cuando quiero queria quisiera tendre pronto murio espero sueno mayor menor pequeno pequena tenido',
  another: 'otro otra otros otras',
}

const fr: CountWords = {
  kinds: {
    cat: 'chat chats chatte chattes chaton chatons',
    dog: 'chien chiens chienne chiennes chiot chiots',
    pet: 'animal animaux',
    child: 'enfant enfants',
    son: 'fils garcon garcons',
    daughter: 'fille filles',
    sibling: 'freres-ou-soeurs',
    brother: 'frere freres',
    sister: 'soeur soeurs',
  },
  numbers: ['1', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  some: 'un une',
  none: 'aucun aucune zero',
  only: 'seul seule unique',
  my: 'mon ma mes notre nos',
  just: 'juste seulement aussi encore maintenant deja que',
  have: 'j ai, nous avons, on a, je n ai',
  haveNot:
    'n ai pas de, n ai pas d, j ai pas de, j ai pas d, n avons pas de, n avons pas d, on a pas de, on a pas d, n a pas de, n a pas d',
  hasNot: 'n a pas de, n a pas d, pas de, pas d, sans',
  onlyChild: 'fils unique, fille unique, enfant unique',
  am: 'suis un une',
  others:
    'mere pere maman papa parents ami amie amis amies voisin voisine voisins ex tante oncle cousin cousine grand collegue patron femme mari copain copine',
  notNow:
    'si aurais avais avions etais etait quand voudrais veux voulais aurai bientot mort morte espere reve aine ainee petit petite grande cadet cadette eu',
  another: 'autre autres',
}

const pl: CountWords = {
  kinds: {
    cat: 'kot kota koty kotow kotka kotke kotki kotek kociaka kociaki',
    dog: 'pies psa psy psow piesek pieska pieski suczke suczka szczeniaka',
    pet: 'zwierzat zwierzaka zwierzaki zwierzakow zwierze zwierzeta zwierzecia',
    child: 'dziecko dziecka dzieci',
    son: 'syn syna synow synowie synka',
    daughter: 'corka corke corki corek coreczke',
    sibling: 'rodzenstwa rodzenstwo',
    brother: 'brat brata bracia braci',
    sister: 'siostra siostre siostry siostr',
  },
  numbers: ['jeden', 'dwa', 'trzy', 'cztery', 'piec', 'szesc', 'siedem', 'osiem', 'dziewiec', 'dziesiec'],
  some: 'jakiegos',
  none: 'zadnego zadnej zadnych zero bez',
  only: 'jedyny jedyna jedyne jedynego',
  my: 'moj moja moje moi moich mojego swoj swoje swojego nasz nasza nasze nasi',
  just: 'tylko teraz tez jeszcze juz',
  have: 'mam, mamy',
  haveNot: 'nie mam, nie mamy',
  hasNot: 'nie ma, bez',
  onlyChild: 'jedynaczka, jedynak, jedynaczke, jedynakiem',
  am: 'jestem',
  others:
    'mama tata matka ojciec rodzice przyjaciel przyjaciolka kolega kolezanka sasiad sasiadka sasiedzi ciocia wujek kuzyn kuzynka babcia dziadek szef zona maz',
  notNow:
    'jesli gdyby gdybym mialam mialem mielismy bylam bylem byla byl kiedy kiedys chce chcialabym chcialbym bede wkrotce zmarl umarl marze starszy starsza starszego starsza mlodszy mlodsza mlodszego najstarszy',
  another: 'drugi druga drugie drugiego inny inna inne',
}

export const countWords: Record<RecognisedLanguage, CountWords> = { en, nl, it, es, fr, pl }
