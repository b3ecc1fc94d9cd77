import { type Scene, type Stage, titled } from './screen.ts'

/** The page of an operator with a note, as a coach sees it who does not manage operators. */
async function operatorWithNote({ world: { db, makeColleague } }: Stage) {
  const [tom, daan] = [await makeColleague('Tom B.'), await makeColleague('Daan P.')]
  await db
    .insertInto('operator_notes')
    .values({ operator_id: tom.operator.id, author_id: daan.operator.id, body: 'Left the team' })
    .execute()
  return `/operators/${tom.operator.id}`
}

export const operatorNoteScenes: Scene[] = [
  {
    name: 'operator-notes',
    who: 'coach',
    path: operatorWithNote,
    screens: [titled('operator-notes', 'operators.notes.title')],
  },
]
