/** The parameters in the URL of the page: the language, and the open dialog. */
export type SavedRepliesSearch = {
  language?: string | undefined
  edit?: number | 'new' | undefined
  remove?: number | undefined
}

export function readSavedRepliesSearch(search: Record<string, unknown>): SavedRepliesSearch {
  const { language, edit, remove } = search
  return {
    ...(typeof language === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(language) && { language }),
    ...((edit === 'new' || isId(edit)) && { edit }),
    ...(isId(remove) && { remove }),
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
