import type { Db } from '../platform/database.ts'

const texts: Record<string, [title: string, body: string][]> = {
  en: [
    ['Good evening', 'Good evening {customer_name}! How was your day?'],
    ['Weather', 'Grey and wet here today. How is it in {customer_city}? {profile_name}'],
  ],
  nl: [
    ['Goedenavond', 'Goedenavond {customer_name}! Hoe was je dag?'],
    ['Weer', 'Grijs en nat hier vandaag. Hoe is het in {customer_city}? {profile_name}'],
  ],
  it: [
    ['Buonasera', 'Buonasera {customer_name}! Com’è andata la giornata?'],
    ['Tempo', 'Qui oggi è grigio e piove. Com’è il tempo a {customer_city}? {profile_name}'],
  ],
  pl: [
    ['Dobry wieczór', 'Dobry wieczór, {customer_name}! Jak minął dzień?'],
    ['Pogoda', 'U mnie dziś szaro i mokro. Jaka pogoda: {customer_city}? {profile_name}'],
  ],
  es: [
    ['Buenas noches', '¡Buenas noches, {customer_name}! ¿Qué tal el día?'],
    ['Tiempo', 'Hoy aquí está gris y llueve. ¿Qué tiempo hace en {customer_city}? {profile_name}'],
  ],
  fr: [
    ['Bonsoir', 'Bonsoir {customer_name} ! Comment s’est passée la journée ?'],
    ['Météo', 'Ici c’est gris et humide aujourd’hui. Quel temps fait-il à {customer_city} ? {profile_name}'],
  ],
}

/** Creates the saved replies of teams of the demo. Existing ones are not changed. */
export async function loadSavedReplies(db: Db, teams = [21, 22]) {
  const rows = teams.flatMap((team_id) =>
    Object.entries(texts).flatMap(([language, replies]) =>
      replies.map(([title, body]) => ({ team_id, language, title, body })),
    ),
  )
  await db
    .insertInto('saved_replies')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute()
}
