import { database } from '~/database/connection.server';
import { postMessage } from '~/registry/edge/mensajes/post';
import { prepareDownloads } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { entregado } from '../support/rows';
import { ask, idOf, START } from './caller';
import { NOMBRE, type Propio } from './intentos';
import { contacto, cuenta, registryAs } from './persona';
import { nombreDe } from './shop';

/** In everything that is hers: whoever sees it saw something of Ana's. */
export const SECRETO = 'Solo Ana lo sabe';
const png = () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1])], `${SECRETO}.png`);
/** A ticket that passes every rule, as the multipart part has it. */
export const datosTicket = JSON.stringify({
  ticket: {
    nombre: 'Ana',
    email: 'ana@ejemplo.uy',
    mailConfirmacion: 'ana@ejemplo.uy',
    asunto: SECRETO,
    mensaje: SECRETO,
  },
});

/** A cart of Ana's with a holder and an account, as far as the summary. */
async function cartOfAna(nombre: string) {
  const ana = registryAs('ana');
  const { ventaDTO } = await ana.registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
  const venta = ventaDTO?.uuidVenta ?? '';
  const linea = ventaDTO?.items[0]?.dominio.id ?? 0;
  await ana.registro.asociarUsuarioVenta({ id: venta });
  const holder = contacto({ direccion: SECRETO });
  await ana.cuenta.guardarContactoDominio({ dominiosIds: [linea], contactoDTO: holder });
  const { templateCuentaPago } = await ana.cuenta.guardarCuentaPago({
    uuidVenta: venta,
    templateCuentaPagoDTO: cuenta({ nombre: SECRETO }),
  });
  return { venta, linea, cuenta: templateCuentaPago?.id ?? 0 };
}

/** The file with all of her data, made. */
async function descargaHecha(ana: ReturnType<typeof registryAs>): Promise<string> {
  await ana.descarga.pedir();
  await prepareDownloads(database(), START);
  return (await ana.descarga.ver()).descarga?.codigo ?? '';
}

/** A change of a locked name of somebody's, which waits for a custodian; answers its id. */
async function porAprobarDe(login: string, custodio: string): Promise<number> {
  const nombre = 'bajollave.uy';
  await nombreDe(login, nombre);
  await given.locked(nombre, { custodios: [await idOf(custodio)], por: await idOf(login) });
  const nameservers = [{ nombre: 'ns1.ejemplo.com' }, { nombre: 'ns2.ejemplo.com' }];
  await ask({ login }).dns.delegar({ nombreDominio: nombre, nameservers });
  return (await observe.askedChanges()).at(-1)?.id ?? 0;
}

/** Ana has a name, a cart, a message, a ticket with a file, an invitation, a change of many names, a custodian and a change that waits for one. */
export async function todoDeAna(): Promise<Propio> {
  const ana = registryAs('ana');
  await ana.cuenta.crearContacto({ contacto: contacto({ direccion: SECRETO }) });
  const bought = await cartOfAna(NOMBRE);
  const { ventaDTO } = await ana.carrito.finalizar({ uuid: bought.venta });
  const aviso = { clave: 'x', titulo: SECRETO, mensaje: SECRETO };
  await postMessage(database(), await idOf('ana'), aviso, START);
  const [mensaje] = (await ana.mensajes.usuario({})).mensajes;
  await ana.ticket.generar({ datosTicket, archivos: [png()] });
  const [ticket] = (await ana.ticket.propios()).tickets;
  await ana.administracion.invitacionCambiarContacto({
    nombreDominio: NOMBRE,
    tipoContacto: 'TECNICO',
    correo: 'tecnica@correo.uy',
    confirmacion: 'tecnica@correo.uy',
  });
  const [invitacion] = (await ana.administracion.invitacionesEnviadas({ nombreDominio: NOMBRE }))
    .invitaciones;
  const masivo = await ana.administracion.iniciarCambioMasivo({
    dominiosSeleccionados: [NOMBRE],
    accion: 'ELIMINAR_CUENTA',
  });
  return {
    ...(await cartOfAna('todavia-no.uy')),
    referencia: ventaDTO?.referencia ?? '',
    mensaje: mensaje?.id ?? 0,
    ticket: ticket?.id ?? 0,
    archivo: ticket?.archivos[0]?.id ?? 0,
    invitacion: invitacion?.id ?? 0,
    masivo: masivo.cambioMasivo?.id ?? 0,
    descarga: await descargaHecha(ana),
    custodio: await given.custodian(await idOf('ana'), await idOf('resto')),
    porAprobar: await porAprobarDe('ana', 'resto'),
    entrega: await entregado(await idOf('ana'), await nombreDe('ana', 'entregado.uy')),
  };
}
