/**
 * Section 7 takes the answer to a captcha and has no operation that poses one; its widget needs scripts, and a key that
 * nobody says. So only an edge like ours poses one here, and of any other this is said where it asks for it (decision 060).
 */
export const SIN_CAPTCHA =
  'El registro pide un captcha que este portal no puede mostrar: haga esta consulta en el sitio del registro.';

/** What is said of a captcha that is wrong; where none was answered, that none could be. */
export const delCaptcha = (answered: string | null | undefined, mensaje: string): string =>
  answered ? mensaje : SIN_CAPTCHA;
