import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * How the router reads and writes the search parameters of a page. Words stay as they are written: read as JSON, 662E41 and a phrase in
 * quotes would be other words. Each page reads its numbers from the texts.
 */
export const searchInUrl = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
}
