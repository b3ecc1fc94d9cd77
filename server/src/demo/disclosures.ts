/** The disclosure that a customer of the demo's sites gets before the first message, per language. */
export const disclosureVersion = 'v4'

export const disclosures: Record<string, string> = {
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

/** A newer text in English, which customers who have seen the earlier one have to see too. */
export const newerVersion = 'v5'
export const newerDisclosure = `${disclosures.en} If you ask who is writing, you get an honest answer.`
