import { at, type Id, part, placeOn } from './written';

export const inicio = () => '/';
export const indice = () => '/index';
export const disponibilidad = (nombre?: string) => at('/consulta-disponibilidad', { nombre });
export const mensajeDelInicio = (id: Id, search = '') =>
  `/consulta-disponibilidad/mensaje/${part(id)}${search}`;
export const whois = (dominio?: string) => at('/consulta-whois', { dominio });
/** How programs ask for what whois shows: the page that explains it, and the beginning of every address of RDAP. */
export const rdap = () => '/rdap';
export const ayuda = () => '/ayuda';
export const pregunta = (numero: number) => placeOn(at(ayuda(), { pregunta: numero }), `pregunta-${numero}`);
/** Why something was refused or could not be done: all reasons, and each by its code. */
export const rechazos = () => '/ayuda/rechazos';
export const rechazo = (codigo: string) => `${rechazos()}/${part(codigo)}`;
/** Where anybody checks a certificate by its number; and each by its own. */
export const constancias = () => '/constancia';
export const constancia = (numero: string) => `${constancias()}/${part(numero)}`;
/** A certificate as a file: its text, the signature of it, the key that it is signed with, or a paper. */
export const archivoDeConstancia = (
  numero: string,
  archivo: 'constancia.txt' | 'constancia.firma' | 'constancia.pdf' | 'clave.pem',
) => `${constancia(numero)}/${archivo}`;
/** How well the portal answers and what became of names, by months; the same as files. */
export const cifras = () => '/cifras';
export const cifrasEnCsv = (cuales: 'servicios' | 'dominios') => `${cifras()}/${cuales}.csv`;
export const contacto = () => '/contacto';
export const terminos = () => '/terminos-condiciones';
export const mensajesGlobales = () => '/mensajes-globales';
export const mensajeGlobal = (id: Id, search = '') => `/mensajes-globales/${part(id)}${search}`;

/** The visual language, in development only. */
export const componentes = () => '/dev/componentes';
