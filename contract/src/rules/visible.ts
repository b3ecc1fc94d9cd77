// Characters that Unicode does not display (joiners, direction marks, fillers, soft hyphens, variation selectors), control characters
// that are no space, anchors of annotations, and the null notehead.
const invisible =
  /(?:[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u{1D159}]|(?!\p{White_Space})\p{Cc})+/gu

/**
 * What a reader sees of a text, for every check and search of its words. Only for these: an emoji or a script can need the others, so
 * a text is stored and sent as it was written.
 */
export const visibleText = (text: string): string => text.replaceAll(invisible, '')

// An emoji with what colours it, or joins it to the next one.
const emoji =
  /(\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D(?=\p{Extended_Pictographic}))*)|./gsu

/** A name as a reader sees it, so that two of them do not differ by what nobody sees. Emoji stay as they are. */
export const visibleName = (name: string): string =>
  name.replaceAll(emoji, (part, isEmoji) => (isEmoji ? part : visibleText(part))).trim()

type Place = { start: number; end: number }

/** Looks for places in what a reader sees of a text. @returns the places in the text as it was written */
export function findInVisible<Found extends Place>(
  text: string,
  find: (visible: string) => Found[],
): Found[] {
  const visible = visibleText(text)
  const found = find(visible)
  if (visible.length === text.length || found.length === 0) return found
  const written = placesOf(text)
  const placeOf = (at: number) => written[at] ?? text.length
  return found.map((one) => ({
    ...one,
    start: placeOf(one.start),
    end: one.end > one.start ? placeOf(one.end - 1) + 1 : placeOf(one.end),
  }))
}

/** The place in the text of each visible UTF-16 unit. */
function placesOf(text: string): number[] {
  const places: number[] = []
  let at = 0
  for (const { 0: hidden, index } of text.matchAll(invisible)) {
    for (; at < index; at++) places.push(at)
    at = index + hidden.length
  }
  for (; at < text.length; at++) places.push(at)
  return places
}
