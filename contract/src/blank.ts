// White space, what Unicode leaves out of a line (joiners, marks of direction, fillers), controls, and two signs that look
// like a space: an empty braille pattern and an empty note.
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u{FFF9}-\u{FFFB}\u{2800}\u{1D159}]*$/u

/** Whether nothing of a text can be seen: it is empty, or has only white space and invisible characters. */
export const isBlank = (text: string): boolean => unseen.test(text)
