/** What the first site owner of the demo asks of those who write in its chats, in each language. */
export const chatRules: Record<string, string[]> = {
  en: [
    'Answer all of the message',
    'End with one question that is easy to answer',
    'No brands, no networks, no phone numbers',
    'No texts written by a program',
  ],
  nl: [
    'Beantwoord het hele bericht',
    'Eindig met één vraag die makkelijk te beantwoorden is',
    'Geen merken, geen netwerken, geen telefoonnummers',
    'Geen teksten die een programma schreef',
  ],
  it: [
    'Rispondi a tutto il messaggio',
    'Chiudi con una domanda facile',
    'Niente marchi, social network o numeri di telefono',
    'Niente testi scritti da un programma',
  ],
  pl: [
    'Odpowiedz na całą wiadomość',
    'Zakończ jednym łatwym pytaniem',
    'Żadnych marek, sieci społecznościowych ani numerów telefonu',
    'Żadnych tekstów napisanych przez program',
  ],
  es: [
    'Responde a todo el mensaje',
    'Termina con una pregunta fácil',
    'Nada de marcas, redes sociales ni números de teléfono',
    'Nada de textos escritos por un programa',
  ],
  fr: [
    'Répondez à tout le message',
    'Terminez par une question facile',
    'Pas de marques, de réseaux sociaux ni de numéros de téléphone',
    'Pas de textes écrits par un programme',
  ],
}
