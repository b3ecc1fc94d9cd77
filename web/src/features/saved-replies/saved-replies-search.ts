/** What the address of the page says: the language shown, and which dialog is open. */
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
