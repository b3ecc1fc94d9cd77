import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { chosenName, id, idParam, moment, nonBlankText, text } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { visibleText } from '../rules/visible.ts'
import { wordLists } from '../rules/word-list-names.ts'
import { wordCodeLength, wordLength, wordTexts } from '../rules/word-list-rules.ts'

// Lists of words that operators choose from, such as the reasons of a report. One mechanism for all of them.

const access = 'whole_service'
const list = z.enum(wordLists)
const listParams = z.strictObject({ list })
const params = z.strictObject({ list, id: idParam })

const written = chosenName(wordLength)
const texts = z.partialRecord(z.enum(wordTexts), z.string())

/** A word as operators choose and read it. `texts` are its own texts; without one, the pages have a text for the code. */
export const chosenWord = z.object({ id, code: z.string(), texts })
export type ChosenWord = z.infer<typeof chosenWord>

const word = chosenWord.extend({
  /** The part of the list that it belongs to. */
  group: z.string().nullable(),
  /** Since when it can no longer be chosen. */
  retired_at: moment.nullable(),
  /** Its last change, if the audit log has one. */
  changed: z.object({ at: moment, by: operatorName }).nullable(),
  /** The changed texts of the last ten minutes, newest first. */
  changes: z.array(
    z.object({ text: z.enum(wordTexts), from: z.string().nullable(), by: operatorName, at: moment }),
  ),
})
export type Word = z.infer<typeof word>

/** All words in their order, also retired ones. */
const response = z.object({ words: z.array(word) })

export const getWordCounts = endpoint({
  method: 'GET',
  path: '/api/word-lists',
  summary: 'Count the words that can be chosen from each list',
  access,
  response: z.object({ counts: z.partialRecord(list, z.int()) }),
})

export const getWordList = endpoint({
  method: 'GET',
  path: '/api/word-lists/:list',
  summary: 'List the words of a list in their order, also retired ones',
  access,
  params: listParams,
  response,
})

export const getWordUse = endpoint({
  method: 'GET',
  path: '/api/word-lists/:list/use',
  summary:
    'Show by id how often each word of a list was chosen in the last 90 days, and by how many operators, as counted every ten minutes. For segments and teams, both are the number of operators who have it now',
  access,
  costly: true,
  params: listParams,
  response: z.object({ used: z.record(z.string(), z.int()), operators: z.record(z.string(), z.int()) }),
})

export const exportWordList = endpoint({
  method: 'GET',
  path: '/api/word-lists/:list/words.csv',
  summary: 'Export the words of a list with their texts and their use as CSV',
  access,
  costly: true,
  params: listParams,
  query: csvQuery(z.strictObject({})),
  response: z.string(),
  produces: 'text/csv',
})

export const addWord = endpoint({
  method: 'POST',
  path: '/api/word-lists/:list',
  summary: 'Add a word to the end of a list. Its code never changes',
  access,
  params: listParams,
  body: z.strictObject({
    code: nonBlankText(wordCodeLength).transform((value) => visibleText(value).trim()),
    /** Required for a list with groups. */
    group: text(wordCodeLength).optional(),
    texts: z.partialRecord(z.enum(wordTexts), written),
  }),
  response,
  errors: ['code_taken', 'name_taken', 'word_list_full'],
})

export const changeWord = endpoint({
  method: 'PATCH',
  path: '/api/word-lists/:list/:id',
  summary: 'Change texts of a word',
  access,
  params,
  body: z.strictObject({
    /** Null removes a text. */
    texts: z.partialRecord(z.enum(wordTexts), written.nullable()),
    /** The texts that the admin saw. If a stored text differs, the request is refused with `edited_meanwhile`. */
    seen: z.partialRecord(z.enum(wordTexts), text(wordLength).nullable()),
  }),
  response,
  errors: ['word_not_found', 'edited_meanwhile', 'name_taken'],
})

export const moveWord = endpoint({
  method: 'PUT',
  path: '/api/word-lists/:list/:id/place',
  summary: 'Move a word in front of another one of its group, or to the end of the group',
  access,
  params,
  body: z.strictObject({
    /** Id of the word that follows; null for the end. */
    before: id.nullable(),
  }),
  response,
  errors: ['word_not_found'],
})

export const retireWord = endpoint({
  method: 'POST',
  path: '/api/word-lists/:list/:id/retire',
  summary: 'Retire a word: it can no longer be chosen, and stays readable where it is stored',
  access,
  params,
  body: z.strictObject({}),
  response,
  errors: ['word_not_found', 'last_word'],
})

export const restoreWord = endpoint({
  method: 'POST',
  path: '/api/word-lists/:list/:id/restore',
  summary: 'Restore a retired word: it can be chosen again, at its old place',
  access,
  params,
  body: z.strictObject({}),
  response,
  errors: ['word_not_found'],
})

/** All endpoints about lists of words, for the list of the contract. */
export const wordListEndpoints = {
  getWordCounts,
  getWordList,
  getWordUse,
  exportWordList,
  addWord,
  changeWord,
  moveWord,
  retireWord,
  restoreWord,
}
