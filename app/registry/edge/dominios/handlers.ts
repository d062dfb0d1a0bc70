export { desafioCaptcha, mostrarCaptcha } from '../captcha/handlers';
export { disponibilidad, habilitados } from './availability';
export { whois } from './whois';
