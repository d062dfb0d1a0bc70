import type { RegistryFailure } from '~/registry/failure';

/** What any screen says of a call that failed and has no sentence of its own (spec 8). */
const GENERAL = 'Se produjo un error al procesar su solicitud. Por favor inténtelo nuevamente más tarde.';

const REVISE = 'Revise lo que escribió y envíelo otra vez.';

/**
 * What the caller of an operation says where the call fails with a status that has no error page of its own (spec 8:
 * 'other statuses are rejected to the caller'). By area and operation of the contract.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  'dominio.whois': 'Lo sentimos, ha ocurrido un error. Por favor, inténtelo nuevamente.',
  'dominio.disponibilidad': 'Consulta con error',
  'registro.agregar': 'Consulta con error',
  'registro.eliminar': 'Consulta con error',
  'carrito.finalizar': 'Error al procesar la confirmación de la compra',
  'carrito.formaPago': 'Error al obtener la forma de pago guardada',
  'cuenta.guardarCuentaPago': 'Error al crear la cuenta de pago',
  'cuenta.eliminarCuentaPago': 'Error al eliminar la forma de pago. Por favor, intente de nuevo más tarde.',
  'cuenta.crearContacto': 'Error al actualizar el contacto.',
  'cuenta.actualizarContacto': 'Error al actualizar el contacto.',
  'cuenta.guardarContactoDominio': 'Error al actualizar el contacto.',
  'usuario.actualizarContactosBe': 'Error al actualizar el contacto.',
  'terminos.vigentes': 'Ha ocurrido un error al obtener los términos y condiciones.',
  'terminos.aceptar': 'Ha ocurrido un error al aceptar los términos y condiciones.',
  'ticket.generar': 'Ha ocurrido un error al generar el ticket.',
  'administracion.informacion': 'Error al obtener el dominio',
  'administracion.historialPagos':
    'Error al obtener el historial de pagos. Por favor, intente de nuevo más tarde.',
  'administracion.liberar': 'Ha ocurrido un error al liberar el dominio.',
  'administracion.eliminar': 'Ha ocurrido un error al eliminar el dominio.',
  'administracion.recuperar': 'Ha ocurrido un error al recuperar el dominio.',
  'administracion.renovar': 'Ha ocurrido un error al renovar el dominio.',
  'administracion.delegar': 'Ha ocurrido un error al delegar el dominio.',
  'administracion.alojar': 'Ha ocurrido un error al alojar dominio.',
  'administracion.transferirTitular': 'Error al transferir el titular del dominio.',
};

const wait = (seconds: number): string => {
  if (seconds < 90) return `dentro de ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`;
  return `dentro de ${Math.ceil(seconds / 60)} minutos`;
};

type Failed = Pick<RegistryFailure, 'kind' | 'espera' | 'campos'>;

/** The sentence of a failed call; where the registry is asked too often, with the time to wait. */
export function sentenceOf(operation: string, { kind, espera, campos }: Failed) {
  const wrong = Object.entries(campos);
  if (wrong.length > 0) return `${REVISE} ${wrong.map(([name, why]) => `${name}: ${why}`).join(' ')}`;
  const sentence = SENTENCES[operation] ?? GENERAL;
  if (kind !== 'demasiado') return sentence;
  const when = espera === undefined ? 'en unos minutos' : wait(espera);
  return `${sentence.replace(/[^.]$/, '$&.')} El registro recibió demasiadas consultas: podrá intentarlo nuevamente ${when}.`;
}
