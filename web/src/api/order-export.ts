import { type FilePath, fileListNames, filePathOf } from '@panel/contract/rules/lists'
import { call } from './call'

type Query = Record<string, string | number | undefined>

/** The path of a list whose file can be made in the background; undefined for any other file. */
export const orderedPath = (path: string): FilePath | undefined =>
  fileListNames.map(filePathOf).find((each) => each === path)

/** Orders the file of a list, which is then made in the background. The query is that of the download. */
export const orderExport = (path: FilePath, query: Query) =>
  // The cast: TypeScript cannot join the queries of all lists. The server checks them.
  call(`POST ${path}` as 'POST /api/gifts.csv', { query: query as { siteowner_id?: string }, body: {} })
