import { desafioCaptcha, mostrarCaptcha } from '../captcha/handlers';
import { disponibilidad, habilitados } from './availability';
import { whois } from './whois';

/** Queries anyone can make (spec 7, Domain queries). */
export const dominioHandlers = { whois, disponibilidad, habilitados, mostrarCaptcha, desafioCaptcha };
