/**
 * The one name of a field for a text that is longer than any other form's: the reader of forms leaves it to its screen to say
 * how long it may be, and drafts keep it apart.
 */
export const LONG_TEXT = 'textoLargo';

/** A text as it is counted, kept and compared: browsers send every end of a line as two characters. */
export const withOneLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n');
