import type { Phrases } from './patterns.ts'

export const en: Phrases = {
  numbers: 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
  ages: [
    "(?:i am|i'm|im) (?:only |just |actually |really |almost |nearly |still |turning )*<n>(?: (?:years? old|yrs? old|yo|y/o))?",
    "i(?: will|'ll)? (?:turn|become|be) <n>(?: years old)?",
    'my age is <n>',
    'my <n>th birthday (?:is|was last)',
    "(?:i am|i'm|im) in (?:the )?(?:6|7|8|9|10|11)th grade",
  ],
  minor: [
    "(?:i am|i'm|im) (?:still |actually )?(?:a minor|under ?age|under 18|below 18|not (?:yet |even )?18(?: yet)?)",
  ],
  distress: [
    'i (?:just |really |only )?(?:want|wanna|would rather|wish i could|need) (?:to )?(?:just )?(?:die|be dead)(?! (?:laugh|of|for|from|in your|a ))',
    '(?:want|wanna|going|gonna|planning|plan|will|thinking (?:of|about)|think (?:of|about)) (?:to )?(?:just )?(?:kill(?:ing)? myself|end(?:ing)? (?:it all|my life)|hurt(?:ing)? myself|harm(?:ing)? myself)(?! laugh)',
    "(?:do not|don't|dont|no longer) (?:want|wish) to (?:live|be alive|be here|wake up|go on living)(?: any ?more| in the morning|$)",
    "(?:no reason|nothing left|nothing) to live for|no reason to live|no point (?:in )?living|life (?:is not|isn't) worth living",
    "(?:i am|i'm|im|i feel|feeling) suicidal|better off without me|thinking (?:of|about) suicide|commit suicide",
    '(?:i cut|cutting) myself (?:again|on purpose|to feel)',
  ],
  threat: [
    "(?:i will|i'll|ill|i am going to|i'm going to|im going to|i'm gonna|im gonna) (?:kill|stab|shoot|strangle|beat up|murder|rape) (?:you|her|him|them|my|your)(?! with kindness)",
    "(?:i will|i'll|i am going to|i'm going to|gonna) (?:hurt you|find you and|make you pay|come for you)",
    'i know where (?:you|u) (?:live|work|sleep)',
    "you(?: will|'ll) (?:pay|regret|be sorry) (?:for|this|it)|watch your back|you(?: are|'re) (?:so )?dead(?: when| if| you)",
  ],
  afterAge: 'and|but|by|in|on|next|this|soon|tomorrow|btw|lol|haha|so|now|today|already|hope|is|if',
  negations:
    "not|never|n't|no|dont|if|when|wish|like|as though|thought|pretend|said|says|told me|would|nobody|stop|until|till|before|since|once|was",
}

export const nl: Phrases = {
  numbers: 'tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien',
  ages: [
    'ik ben (?:pas |nog maar |net |nog |bijna |nu |al |eigenlijk |echt |maar )*<n>(?: ?(?:jaar|jr)(?: oud| jong)?)?',
    'ik word (?:pas |bijna |dan |over \\w+ \\w+ )*<n>(?: jaar)?',
    'mijn leeftijd is <n>',
    'mijn <n>(?:de|e) verjaardag is',
    'ik zit in (?:groep (?:7|8)|de brugklas)',
  ],
  minor: ['ik ben (?:nog |eigenlijk )*(?:minderjarig|geen 18|niet 18|onder de 18|jonger dan 18)'],
  distress: [
    'ik wil (?:gewoon |echt |liever |eigenlijk |alleen nog |maar )*(?:dood(?! ?(?:gewoon|lachen|graag))|sterven(?! van)|doodgaan|niet meer leven|er niet meer zijn|niet meer wakker worden)',
    '(?:een )?einde aan (?:mijn|m.n|het) leven|uit het leven stappen|mezelf (?:van kant maken|iets aandoen|ombrengen|pijn doen)',
    'zelfmoord (?:plegen|gedachten|willen)|denk (?:vaak |veel |soms )*aan zelfmoord|zelfmoordgedachten',
    'zie het (?:leven )?(?:echt |gewoon )?niet meer zitten|hoeft voor mij (?:allemaal )?niet meer|geen zin meer in (?:het|mijn) leven',
    'beter af zonder mij|geen reden (?:meer )?om te leven|snij(?:d)? mezelf',
  ],
  threat: [
    'ik (?:ga|zal|kom) (?:je|jou|jullie|hem|haar|u)(?: \\w+)? (?:vermoorden|kapotmaken|afmaken|neersteken|doodslaan|doodmaken|in elkaar slaan|wat aandoen|iets aandoen)',
    'ik (?:maak|sla|steek|schiet) (?:je|jou|jullie|hem|haar) (?:af|dood|kapot|neer|in elkaar)',
    'ik weet waar (?:je|jij|u) (?:woont|werkt|slaapt)|ik weet je te vinden',
    '(?:je|jij) gaat eraan|hier ga je (?:spijt van krijgen|voor boeten)|je zult ervoor boeten',
  ],
  afterAge: 'en|maar|in|op|volgende|deze|morgen|hoor|haha|dus|geworden|nu|vandaag|over',
  negations: 'niet|nooit|geen|als|alsof|toen|dacht|zei|zegt|zou|stel|nadat|voordat|sinds|tot|net of|zolang',
}

export const fr: Phrases = {
  numbers: 'dix|onze|douze|treize|quatorze|quinze|seize|dix-sept',
  ages: [
    "(?:j'ai|jai|j ai) (?:seulement |juste |presque |a peine |encore |bientot |deja )*<n> ans",
    "je n'ai que <n> ans|j'ai que <n> ans",
    "je (?:vais avoir|vais faire|fete mes|fais) <n> ans|j'aurai <n> ans",
    'je suis en (?:sixieme|cinquieme|quatrieme|troisieme|6e|5e|4e|3e)',
  ],
  minor: [
    "je suis (?:encore |toujours )?mineure?|(?:je n'ai|j'ai) pas encore (?:18|dix-huit) ans|(?:je n'ai|j'ai) pas 18 ans",
  ],
  distress: [
    "(?:je veux|j'ai envie de|envie de|je voudrais|je prefererais) (?:juste |vraiment )?(?:mourir(?! de)|crever|me tuer|me suicider|en finir(?! avec (?:le|la|les|ce|cette|mon|l'))|me faire du mal|disparaitre pour)",
    'je (?:ne )?veux plus vivre|je vais (?:me tuer|me suicider|en finir)|mettre fin a (?:mes jours|ma vie)',
    'pensees suicidaires|idees suicidaires|je pense au suicide|mieux sans moi|plus (?:aucune )?raison de vivre',
  ],
  threat: [
    'je (?:vais|viens) (?:te|vous|la|le|les) (?:tuer|buter|frapper|defoncer|crever|egorger|casser la gueule)',
    'je (?:te|vous) (?:tuerai|bute|creve|retrouverai et)',
    'je sais ou (?:tu|vous) (?:habites|habitez|travailles|travaillez|vis|vivez|dors)',
    '(?:tu vas|vous allez) (?:me )?(?:le payer|le regretter|payer)',
  ],
  afterAge: 'et|mais|en|le|la|bientot|demain|mdr|lol|donc|aujourd|dans',
  negations: "pas|jamais|ne|si|quand|comme|quand meme|disait|dit|croyais|aurais|avant|lorsque|n'",
}
