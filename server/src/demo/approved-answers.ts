/** The answers that the demo's site owners have approved for a customer who asks who writes, per language. */
export const approvedAnswers: Record<string, string[]> = {
  en: [
    'You asked honestly, so here is the honest answer: {profile_name} is a fictional profile. I am an operator, a person who is paid to write for her.',
    'Yes, a person writes this, and no, {profile_name} does not exist. She is a fictional profile of this service, and operators write for her. You can read it again on the site.',
    'It is true that I am paid to write. {profile_name} is a fictional profile, so we can never meet. If you would rather stop here, that is fine.',
  ],
  nl: [
    'Je vraagt het eerlijk, dus hier is het eerlijke antwoord: {profile_name} is een fictief profiel. Ik ben een operator, iemand die betaald wordt om voor haar te schrijven.',
    'Ja, een mens schrijft dit, en nee, {profile_name} bestaat niet. Ze is een fictief profiel van deze dienst, en operators schrijven voor haar. Je kunt het op de site nalezen.',
    'Het klopt dat ik betaald word om te schrijven. {profile_name} is een fictief profiel, dus we kunnen elkaar nooit ontmoeten. Als je hier liever stopt, is dat goed.',
  ],
  it: [
    'Me lo chiedi con sincerità, ecco la risposta sincera: {profile_name} è un profilo di fantasia. Io sono un operatore, una persona pagata per scrivere a suo nome.',
    'Sì, scrive una persona, e no, {profile_name} non esiste. È un profilo di fantasia di questo servizio, e scrivono gli operatori. Puoi rileggerlo sul sito.',
    'È vero che sono pagato per scrivere. {profile_name} è un profilo di fantasia, quindi non potremo mai incontrarci. Se preferisci fermarti qui, va bene.',
  ],
  pl: [
    'Pytasz szczerze, więc odpowiadam szczerze: {profile_name} to profil fikcyjny. Jestem operatorem, osobą, której płaci się za pisanie w jego imieniu.',
    'Tak, pisze to człowiek, i nie, {profile_name} nie istnieje. To fikcyjny profil tego serwisu, w jego imieniu piszą operatorzy. Możesz o tym przeczytać w serwisie.',
    'To prawda, że płacą mi za pisanie. {profile_name} to profil fikcyjny, więc nigdy się nie spotkamy. Jeśli wolisz na tym skończyć, to w porządku.',
  ],
  es: [
    'Me lo preguntas con sinceridad y te respondo con sinceridad: {profile_name} es un perfil ficticio. Soy operador, una persona a la que pagan por escribir en su nombre.',
    'Sí, esto lo escribe una persona. {profile_name} es un perfil ficticio de este servicio y escriben operadores. Puedes volver a leerlo en el sitio.',
    'Es verdad que me pagan por escribir. {profile_name} es un perfil ficticio, así que nunca podremos conocernos. Si prefieres dejarlo aquí, está bien.',
  ],
  fr: [
    'Vous posez la question sincèrement, voici la réponse sincère : {profile_name} est un profil fictif. Je suis opérateur, une personne payée pour écrire en son nom.',
    'Oui, une personne écrit ceci, et non, {profile_name} n’existe pas. C’est un profil fictif de ce service, et des opérateurs écrivent. Vous pouvez le relire sur le site.',
    'Il est vrai que je suis payé pour écrire. {profile_name} est un profil fictif, nous ne pourrons donc jamais nous rencontrer. Si vous préférez arrêter ici, c’est très bien.',
  ],
}
