import { allowQuery, CAPTCHA_INVALIDO } from '../captcha/verify';
import { edge } from '../implement';
import { nombrePublico, readPublico, sinDatos } from './publico';

/**
 * Public data of a name (spec 2, 5, 8). What is no name is told before the captcha is looked at, so that a slip
 * of the finger does not cost a second challenge.
 */
export const whois = edge.dominio.whois.handler(async ({ input, context }) => {
  const { connection, now } = context;
  const read = await readPublico(connection, input.dominio.nombre);
  if ('refused' in read) return read.refused;
  if (!(await allowQuery(context, input.captchaResponse)))
    return sinDatos(CAPTCHA_INVALIDO.codigo, CAPTCHA_INVALIDO.mensaje, read.nombre.unicode);
  return nombrePublico(connection, read.nombre, now);
});
