import { date, dateTime } from '~/format';
import type { Diferencia } from '../../contract/diferencia';
import type { Clase } from '../../contract/historia';
import { GRADO_EN_PALABRAS, GRADOS } from '../../domain/candado';
import { type Foto, REGISTROS_DNS, type Suceso } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { registroEnPalabras } from '../../domain/registro-en-palabras';
import { CONTACTO_DE, enLetras, ROLES, type Rol } from '../../domain/roles';
import {
  LO_LIBERO_EL_REGISTRO,
  SE_CONGELO,
  SE_ELIMINO,
  SE_LIBERO,
  SE_REGISTRO,
  SE_RENOVO,
  SE_RENOVO_SOLO,
} from '../../domain/words/dominios';
import { conMotivo } from '../../domain/words/motivo';
import { queRegistros } from './registros-que-cambiaron';
import { queServidores } from './servidores-que-cambiaron';

/** What each thing that happens to a name is called, and of which kind it is. */
export const SUCESOS_EN_PALABRAS: Record<Suceso, readonly [Clase, string]> = {
  INICIO: ['VIDA', 'Comenzó su historia, con los datos que tenía'],
  REGISTRO: ['VIDA', SE_REGISTRO],
  RENOVACION: ['VIDA', SE_RENOVO],
  RENOVACION_AUTOMATICA: ['VIDA', SE_RENOVO_SOLO],
  // in force through its expiry date: the day after is the first on which it is not
  VENCIMIENTO: ['VIDA', 'Quedó vencido'],
  ELIMINACION: ['VIDA', SE_ELIMINO],
  LIBERACION: ['VIDA', SE_LIBERO],
  RECUPERACION: ['VIDA', 'Se recuperó'],
  FIN: ['VIDA', 'Quedó libre porque nadie lo recuperó'],
  BAJA: ['VIDA', 'Se eliminó definitivamente'],
  CONTACTOS: ['CONTACTOS', 'Cambiaron sus contactos'],
  CUENTA_PAGO: ['PAGOS', 'Cambió su forma de pago'],
  OPCIONES: ['PAGOS', 'Cambió su renovación automática'],
  TRANSFERENCIA_TITULAR: ['CONTACTOS', 'Se transfirió a otro titular'],
  DELEGACION: ['SERVIDORES', 'Se delegó en otros servidores'],
  ALOJAMIENTO: ['SERVIDORES', 'Se alojó en los servidores del Registro .uy'],
  REGISTROS: ['SERVIDORES', 'Cambiaron sus registros DNS'],
  ZONA: ['SERVIDORES', 'Cambiaron varios de sus registros DNS a la vez'],
  FIRMA: ['SERVIDORES', 'Se firmó su zona (DNSSEC)'],
  FIN_DE_FIRMA: ['SERVIDORES', 'Se quitó la firma de su zona (DNSSEC)'],
  CLAVES: ['SERVIDORES', 'Cambiaron las claves de su firma (DNSSEC)'],
  CONGELAMIENTO: ['SEGURIDAD', SE_CONGELO],
  DESCONGELAMIENTO: ['SEGURIDAD', 'Se descongeló'],
  VUELTA_ATRAS: ['SEGURIDAD', 'Volvió a como estaba'],
  BLOQUEO: ['SEGURIDAD', 'Su registrador lo bloqueó: no se puede transferir'],
  DESBLOQUEO: ['SEGURIDAD', 'Su registrador lo desbloqueó'],
  CANDADO_CERRADO: ['SEGURIDAD', 'Se le puso candado'],
  CANDADO_POR_ABRIR: ['SEGURIDAD', 'Se aprobó abrir su candado: se abre 24 horas después'],
  CANDADO_MANTENIDO: ['SEGURIDAD', 'Su candado sigue cerrado: alguien detuvo la apertura'],
  CANDADO_ABIERTO: ['SEGURIDAD', 'Se abrió su candado'],
  CUSTODIO_SACADO: ['SEGURIDAD', 'El registro sacó a un custodio de su candado'],
  APERTURA_DEL_REGISTRO: [
    'SEGURIDAD',
    'El registro abre su candado en 24 horas porque no queda quien apruebe',
  ],
  CAMBIO_PEDIDO: ['SEGURIDAD', 'Se pidió un cambio que espera la aprobación de sus custodios'],
  CAMBIO_APROBADO: ['SEGURIDAD', 'Un custodio aprobó el cambio pedido'],
  CAMBIO_RECHAZADO: ['SEGURIDAD', 'Se rechazó el cambio pedido: no se hizo'],
  CAMBIO_CADUCO: ['SEGURIDAD', 'Nadie aprobó a tiempo el cambio pedido: no se hizo'],
  CAMBIO_NO_SE_PUDO: ['SEGURIDAD', 'El cambio pedido se aprobó, pero no se pudo hacer'],
  INTENTO_CON_CANDADO: ['SEGURIDAD', 'Alguien intentó algo que su candado no permite'],
  MIRADA_DEL_REGISTRO: ['SEGURIDAD', 'El registro consultó los datos de este dominio'],
  RETENCION: ['SEGURIDAD', 'El registro retuvo este dominio'],
  RETENCION_LEVANTADA: ['SEGURIDAD', 'El registro levantó una retención'],
  RETENCION_TERMINADA: ['SEGURIDAD', 'Terminó una retención del registro porque llegó su fecha'],
  LIBERADO_POR_EL_REGISTRO: ['VIDA', LO_LIBERO_EL_REGISTRO],
  DEVUELTO_POR_EL_REGISTRO: ['VIDA', 'El registro devolvió este dominio a su titular'],
  TITULAR_CORREGIDO: ['CONTACTOS', 'El registro corrigió el titular'],
  RECHAZO_DEL_REGISTRO: [
    'SEGURIDAD',
    'El registro rechazó en nombre de su titular la transferencia a otro registrador',
  ],
  APROBACION_DEL_REGISTRO: [
    'SEGURIDAD',
    'El registro aprobó en nombre de su titular la transferencia a otro registrador',
  ],
  CODIGO_PEDIDO: ['SEGURIDAD', 'Se pidió un código para llevarlo a otro registrador'],
  TRANSFERENCIA_PEDIDA: ['SEGURIDAD', 'Otro registrador pidió este dominio'],
  TRANSFERENCIA_RECHAZADA: ['SEGURIDAD', 'Se rechazó la transferencia a otro registrador'],
  TRANSFERENCIA_SIN_EFECTO: ['SEGURIDAD', 'El pedido de otro registrador quedó sin efecto'],
  INGRESO_DE_OTRO_REGISTRADOR: ['SEGURIDAD', 'Llegó desde otro registrador'],
  SALIDA_A_OTRO_REGISTRADOR: ['SEGURIDAD', 'Salió a otro registrador'],
};

const CAMPOS: Record<string, string> = {
  estado: 'Estado',
  fechaAlta: 'Fecha de registro',
  fechaVencimiento: 'Vencimiento',
  fechaEliminacion: 'Fecha de eliminación',
  congeladoHasta: 'Congelado hasta',
  alojado: 'Alojado por el Registro .uy',
  renovacionAutomatica: 'Renovación automática',
  titular: 'Titular',
  administrador: 'Contacto administrativo',
  tecnico: 'Contacto técnico',
  financiero: 'Contacto financiero',
  cuentaPago: 'Forma de pago',
  servidores: 'Servidores',
  registros: REGISTROS_DNS,
  versionZona: 'Versión de la zona',
  firmada: 'Zona firmada',
  ds: 'Claves (DS)',
  bloqueado: 'Bloqueado por su registrador',
  motivo: 'Motivo',
  documento: 'Documento',
  causa: 'Causa',
  efectos: 'Qué no se puede',
  hasta: 'Hasta',
  candado: 'Candado',
  cambio: 'Cambio',
  venta: 'Se transfirió como venta',
  registrador: 'Registrador',
};

const ESTADOS: Record<string, string> = {
  PREREGISTRO: 'Pendiente',
  REGISTRADO: 'Registrado',
  VENCIDO: 'Vencido',
  ELIMINADO: 'Eliminado',
  ERROR: 'Con error',
};

/** What a lock holds, as history says it. */
const candadoEnPalabras = (value: string): string | undefined => {
  const grado = GRADOS.find((each) => each === value);
  return grado && `Cerrado, ${GRADO_EN_PALABRAS[grado]}`;
};

const textOf = (value: object, field: string): string => {
  const found: unknown = Object.entries(value).find(([name]) => name === field)?.[1];
  return typeof found === 'string' ? found : '';
};

/** A contact by its name and what whois publishes of it; an account by its name, a server by its own in letters of people. */
function thing(value: object): string {
  const suyo = textOf(value, 'nombre');
  const nombre = 'tipo_ip' in value ? toULabels(suyo) : `${suyo} ${textOf(value, 'apellido')}`.trim();
  const rest = ['direccion', 'telefono', 'email_publico', 'ip'].map((field) => textOf(value, field));
  const said = [nombre, ...rest].filter(Boolean).join(', ');
  return said || JSON.stringify(value);
}

/** How an hour is told: by itself, or where it is said once whose hours all of them are. */
type Hora = (instant: string) => string;

function text(value: string, hora: Hora): string {
  const known = ESTADOS[value] ?? candadoEnPalabras(value);
  if (known) return known;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? hora(value) : value;
}

/** A value of a history as a person reads it. */
function enPalabras(value: unknown, hora: Hora = dateTime): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'string') return text(value, hora);
  if (Array.isArray(value)) return value.map((each) => registroEnPalabras(enPalabras(each))).join('; ');
  return typeof value === 'object' ? thing(value) : String(value);
}

/** The fields of a name at a moment, in words and in the order of the detail; those that say nothing are left out. */
export const datosDe = (foto: Foto): { campo: string; valor: string }[] =>
  Object.entries(foto)
    .map(([campo, valor]) => ({ campo: CAMPOS[campo] ?? campo, valor: enPalabras(valor) }))
    .filter(({ valor }) => valor !== '');

/** What is known of a contact, each thing by what it is called. */
const DATOS = [
  ['nombre', 'Nombre'],
  ['apellido', 'Apellido'],
  ['direccion', 'Dirección'],
  ['telefono', 'Teléfono'],
  ['email_publico', 'Correo electrónico público'],
] as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What changed of a contact who is still the same person; undefined where it is another, who is told whole unless each datum is asked for. */
function deLaPersona(rol: Rol, antes: unknown, despues: unknown, porDato: boolean): Diferencia[] | undefined {
  if (!isObject(antes) || !isObject(despues)) return undefined;
  const cambiados = DATOS.filter(([dato]) => textOf(antes, dato) !== textOf(despues, dato));
  const cambioElNombre = cambiados.some(([dato]) => dato === 'nombre' || dato === 'apellido');
  const cambioOtro = cambiados.some(([dato]) => dato !== 'nombre' && dato !== 'apellido');
  if (cambioElNombre && cambioOtro && !porDato) return undefined;
  return cambiados.map(([dato, palabra]) => ({
    campo: `${palabra} del ${CONTACTO_DE[rol]}`,
    antes: textOf(antes, dato),
    despues: textOf(despues, dato),
  }));
}

/** The number of a version says nothing to who reads which records changed in it. */
const sobra = (campo: string, antes: Foto, despues: Foto): boolean =>
  campo === 'versionZona' && ('registros' in antes || 'registros' in despues);

/** What an entry changed, field by field. */
export const diferenciasDe = (
  antes: Foto,
  despues: Foto,
  { hora = dateTime, porDato = false }: { hora?: Hora; porDato?: boolean } = {},
): Diferencia[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])].flatMap((campo): Diferencia[] => {
    const rol = ROLES.find((each) => each === campo);
    const suyos = rol && deLaPersona(rol, antes[campo], despues[campo], porDato);
    if (suyos) return suyos;
    if (sobra(campo, antes, despues)) return [];
    const dicho = { antes: enPalabras(antes[campo], hora), despues: enPalabras(despues[campo], hora) };
    return dicho.antes === dicho.despues ? [] : [{ campo: CAMPOS[campo] ?? campo, ...dicho }];
  });

/** What the registry's people do says why in its very title; and what is put back, to when. */
const CON_MOTIVO: readonly string[] = [
  'MIRADA_DEL_REGISTRO',
  'RETENCION',
  'RETENCION_LEVANTADA',
  'CUSTODIO_SACADO',
  'APERTURA_DEL_REGISTRO',
  'LIBERADO_POR_EL_REGISTRO',
  'DEVUELTO_POR_EL_REGISTRO',
  'TITULAR_CORREGIDO',
  'RECHAZO_DEL_REGISTRO',
  'APROBACION_DEL_REGISTRO',
  'VUELTA_ATRAS',
] satisfies Suceso[];
export const diceSuMotivo = (suceso: string): boolean => CON_MOTIVO.includes(suceso);

/** What became of its account: one that is there no more did not 'change'. */
const deLaCuenta = (despues: Foto): string | undefined =>
  despues.cuentaPago === null ? 'Se quitó su forma de pago' : undefined;

/** What happened, in its own words where what changed has any. */
export function quePaso(suceso: Suceso, antes: Foto, despues: Foto): string {
  const [, titulo] = SUCESOS_EN_PALABRAS[suceso];
  if (suceso === 'REGISTROS' || suceso === 'ZONA') return queRegistros(antes, despues) ?? titulo;
  if (suceso === 'DELEGACION') return queServidores(antes, despues) ?? titulo;
  return (suceso === 'CUENTA_PAGO' ? deLaCuenta(despues) : undefined) ?? titulo;
}

/** The same, with why where the registry's people say it. */
export const tituloDe = (suceso: Suceso, antes: Foto, despues: Foto): string => {
  const que = quePaso(suceso, antes, despues);
  if (suceso === 'VUELTA_ATRAS') return `${que} ${enPalabras(despues.motivo)}`;
  return diceSuMotivo(suceso) ? conMotivo(que, enPalabras(despues.motivo)) : que;
};

/** As what somebody did it: 'titular y contacto técnico'. */
export function comoEnPalabras(como: string): string {
  if (como === 'custodio') return 'custodio';
  const suyos = como.split(',');
  return enLetras(
    ROLES.filter((rol) => suyos.includes(rol)),
    'y',
  );
}
