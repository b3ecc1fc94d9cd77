// White space, characters that Unicode does not display (joiners, direction marks, fillers), control characters, and two
// characters that look like a space: the blank braille pattern and the null notehead.
const invisible =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u{FFF9}-\u{FFFB}\u{2800}\u{1D159}]*$/u

/** Whether a text is empty or has only white space and invisible characters. */
export const isBlank = (text: string): boolean => invisible.test(text)
