/**
 * Words with which customers complain, in the languages of the panel, without accents. A message with one of them is not
 * necessarily a complaint: a coach reads it.
 */
const words = [
  // English
  'complain\\w*|scam\\w*|fraud|rip ?off|refund|money back|fake|bots?|unsubscribe|lawyer|police|disappointed|liar',
  // Dutch
  'klacht|klagen|oplicht\\w*|bedrog|nep|geld terug|advocaat|politie|teleurgesteld|leugenaar|opzeggen',
  // Italian
  'reclamo|truffa\\w*|imbrogli\\w*|fals[oa]|rimborso|avvocato|polizia|delus[oa]|bugiard[oa]',
  // Polish, where accents are removed and the crossed l stays
  'reklamacj\\w*|skarg\\w*|oszust\\w*|oszukan\\w*|zwrot pieniedzy|prawnik\\w*|policj\\w*|rozczarowan\\w*|kłamc\\w*',
  // Spanish
  'queja\\w*|estafa\\w*|fraude|reembolso|abogad[oa]|policia|decepcionad[oa]|mentiros[oa]',
  // French
  'plainte|arnaque\\w*|escroc\\w*|rembours\\w*|avocat|decue?|menteu(?:r|se)',
].join('|')

const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu')

/** Whether a text of a customer has a word of complaint. */
export const isComplaint = (text: string): boolean =>
  pattern.test(text.slice(0, 1_000).normalize('NFD').replaceAll(/\p{M}/gu, ''))
