// Texts to start from, by language. An admin has them checked by a lawyer, changes them, and publishes them: the panel never does so by itself.

/** What customers are told about fictional profiles. A line break is a space (`disclosureDraft`). */
const disclosureDrafts: Record<string, string> = {
  en: `The profiles on this site are fictional. They are not real members, and you can't meet them. Operators whom we pay write
their messages, to entertain you. Each message you send costs credits. Set yourself a limit, and stop when it is no longer fun:
your settings let you take a break or exclude yourself. You must be 18 or older.`,
  nl: `De profielen op deze site zijn fictief. Het zijn geen echte leden en je kunt ze niet ontmoeten. Hun berichten worden
geschreven door operators die wij betalen, voor jouw vermaak. Elk bericht dat je stuurt kost credits. Stel jezelf een grens en stop
als het niet leuk meer is: bij je instellingen kun je een pauze nemen of jezelf uitsluiten. Je moet 18 jaar of ouder zijn.`,
  it: `I profili di questo sito sono di fantasia. Non sono iscritti reali e non è possibile incontrarli. I loro messaggi sono scritti
da operatori pagati da noi, per intrattenerti. Ogni messaggio che invii costa crediti. Fissa un limite e fermati quando non è più un
divertimento: nelle impostazioni puoi prenderti una pausa o autoescluderti. Devi avere almeno 18 anni.`,
  pl: `Profile w tym serwisie są fikcyjne. Nie należą do prawdziwych użytkowników i nie można się z nimi spotkać. Ich wiadomości piszą
opłacani przez nas operatorzy, dla Twojej rozrywki. Każda wysłana wiadomość kosztuje kredyty. Ustal sobie limit i przestań, gdy nie
sprawia Ci to już przyjemności: w ustawieniach możesz zrobić przerwę lub się wykluczyć. Musisz mieć ukończone 18 lat.`,
  es: `Los perfiles de este sitio son ficticios. No son miembros reales y no es posible conocerlos en persona. Sus mensajes los escriben
operadores a los que pagamos, para entretenerte. Cada mensaje que envías cuesta créditos. Ponte un límite y para cuando deje de ser
divertido: en los ajustes puedes tomarte un descanso o autoexcluirte. Debes tener 18 años o más.`,
  fr: `Les profils de ce site sont fictifs. Ce ne sont pas de vrais membres et il est impossible de les rencontrer. Leurs messages sont
écrits par des opérateurs que nous payons, pour vous divertir. Chaque message envoyé coûte des crédits. Fixez-vous une limite et
arrêtez quand ce n'est plus un plaisir : vos réglages permettent de faire une pause ou de vous exclure. Vous devez avoir 18 ans ou plus.`,
}

export const disclosureDraft = (language: string) =>
  disclosureDrafts[language.slice(0, 2)]?.replaceAll('\n', ' ')

/** True answers to a customer who asks who writes. */
export const answerDrafts: Record<string, string[]> = {
  en: [
    'You asked honestly, so here is the honest answer: {profile_name} is a fictional profile. I am an operator, a person who is paid to write in this name.',
    'Yes, a person writes this, and no, {profile_name} does not exist. This is a fictional profile of the service, and operators write in its name. You can read it again on the site.',
    'It is true that I am paid to write. {profile_name} is a fictional profile, so we can never meet. If you would rather stop here, that is fine.',
  ],
  nl: [
    'Je vraagt het eerlijk, dus hier is het eerlijke antwoord: {profile_name} is een fictief profiel. Ik ben een operator, iemand die betaald wordt om onder deze naam te schrijven.',
    'Ja, een mens schrijft dit, en nee, {profile_name} bestaat niet. Dit is een fictief profiel van deze dienst, en operators schrijven onder die naam. Je kunt het op de site nalezen.',
    'Het klopt dat ik betaald word om te schrijven. {profile_name} is een fictief profiel, dus we kunnen elkaar nooit ontmoeten. Als je hier liever stopt, is dat goed.',
  ],
  it: [
    'Me lo chiedi con sincerità, ecco la risposta sincera: {profile_name} è un profilo di fantasia. Io sono un operatore, una persona pagata per scrivere a suo nome.',
    'Sì, scrive una persona, e no, {profile_name} non esiste. È un profilo di fantasia di questo servizio, e a suo nome scrivono gli operatori. Puoi rileggerlo sul sito.',
    'È vero che mi pagano per scrivere. {profile_name} è un profilo di fantasia, quindi non potremo mai incontrarci. Se preferisci fermarti qui, va bene.',
  ],
  pl: [
    'Pytasz szczerze, więc odpowiadam szczerze: {profile_name} to profil fikcyjny. Jestem operatorem, osobą, której płaci się za pisanie w jego imieniu.',
    'Tak, pisze to człowiek, i nie, {profile_name} nie istnieje. To fikcyjny profil tego serwisu, w jego imieniu piszą operatorzy. Możesz o tym przeczytać w serwisie.',
    'To prawda, że płacą mi za pisanie. {profile_name} to profil fikcyjny, więc nigdy się nie spotkamy. Jeśli wolisz na tym skończyć, to w porządku.',
  ],
  es: [
    'Me lo preguntas con sinceridad y te respondo con sinceridad: {profile_name} es un perfil ficticio. Soy operador, una persona a la que pagan por escribir en su nombre.',
    'Sí, esto lo escribe una persona. {profile_name} es un perfil ficticio de este servicio y en su nombre escriben operadores. Puedes volver a leerlo en el sitio.',
    'Es verdad que me pagan por escribir. {profile_name} es un perfil ficticio, así que nunca podremos conocernos. Si prefieres dejarlo aquí, está bien.',
  ],
  fr: [
    'Vous posez la question sincèrement, voici la réponse sincère : {profile_name} est un profil fictif. Je suis opérateur, une personne payée pour écrire en son nom.',
    'Oui, une personne écrit ceci, et non, {profile_name} n’existe pas. C’est un profil fictif de ce service, et des opérateurs écrivent en son nom. Vous pouvez le relire sur le site.',
    'Il est vrai que l’on me paie pour écrire. {profile_name} est un profil fictif, nous ne pourrons donc jamais nous rencontrer. Si vous préférez arrêter ici, c’est très bien.',
  ],
}

/** Where a customer in distress finds help, in some countries. */
export const helpLineDrafts = [
  {
    country: 'NL',
    language: 'nl',
    name: '113 Zelfmoordpreventie',
    telephone: '0800-0113',
    web_address: 'https://www.113.nl',
  },
  {
    country: 'IT',
    language: 'it',
    name: 'Telefono Amico Italia',
    telephone: '02 2327 2327',
    web_address: 'https://www.telefonoamico.it',
  },
  {
    country: 'PL',
    language: 'pl',
    name: 'Kryzysowy Telefon Zaufania',
    telephone: '116 123',
    web_address: 'https://116sos.pl',
  },
  { country: 'ES', language: 'es', name: 'Línea 024', telephone: '024', web_address: null },
  { country: 'FR', language: 'fr', name: '3114', telephone: '3114', web_address: 'https://3114.fr' },
  {
    country: 'GB',
    language: 'en',
    name: 'Samaritans',
    telephone: '116 123',
    web_address: 'https://www.samaritans.org',
  },
]
