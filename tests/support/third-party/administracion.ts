import { readContacto } from './contactos';
import { cuentaDe, readCuenta } from './cuentas';
import { permisos, propio } from './dominios';
import {
  type Asked,
  contacto,
  cuentaPago,
  fieldsOf,
  HttpError,
  listOf,
  type Operation,
  Refusal,
  text,
} from './operation';
import { cumplir, nueva } from './ventas';
import { type Clase, type Dominio, nuevo, type Persona, precioDe, type Rol, type Servidor } from './world';
import type { Fields } from './writing';

const done = { codigo: 'OK', mensaje: '', codigoRespuesta: 'OK', mensajeRespuesta: '' };

const only = (allowed: unknown): void => {
  if (allowed !== true) throw new Refusal('codigo', 'No tiene permisos para realizar esta operación.');
};

/** An operation that changes one name and says so by its code. */
const change = (sends: string[], does: (dominio: Dominio, asked: Asked) => void): Operation => ({
  changes: true,
  sends: ['nombreDominio', ...sends],
  answer: (asked) => {
    const dominio = propio(asked);
    does(dominio, asked);
    return done;
  },
});

const liberar = change([], (dominio, { login }) => {
  only(permisos(dominio, login).puedeEditarAdmin);
  if (dominio.estado === 'ELIMINADO')
    throw new Refusal('codigo', 'El proceso de liberación ya está en curso.');
  dominio.estado = 'ELIMINADO';
});

const eliminar = change(['idDominioCore'], (dominio, { login, mundo }) => {
  only(permisos(dominio, login).puedeEditarTitular);
  mundo.dominios = mundo.dominios.filter((each) => each !== dominio);
});

const recuperar = change(['motivo'], (dominio, { login }) => {
  only(permisos(dominio, login).puedeEditarAdmin);
  dominio.estado = 'REGISTRADO';
});

const alojar = change([], (dominio, { login }) => {
  only(permisos(dominio, login).puedeDelegarAlojar);
  dominio.alojado = true;
});

function delegar(asked: Asked): unknown {
  const dominio = propio(asked);
  const servidores = listOf(asked.body, 'nameservers') as Servidor[];
  const names = servidores.map(({ nombre }) => nombre);
  if (new Set(names).size !== names.length)
    throw new Refusal('esRespOK', 'No se puede delegar un dominio con nombres duplicados.');
  dominio.servidores = servidores;
  dominio.alojado = false;
  return { esRespOK: true, mensaje: '' };
}

const articulo = ({ nombre }: Dominio, clase: Clase, titular: Persona | null = null) => ({
  id: nuevo(),
  nombre,
  clase,
  anios: 1,
  precio: precioDe(nombre),
  titular,
});

const saleOf = ({ mundo, login }: Asked) =>
  mundo.ventas.find(({ de, hecha }) => de === login && !hecha) ?? nueva(mundo, login);

/** A sale made at once says how it is paid, as a confirmation does (spec 7 and 9). */
function payment(body: Fields): void {
  const { generaPago, generaFactura, medioPago } = fieldsOf(body, 'pagoVentaDTO');
  if (generaPago !== true || generaFactura !== true || medioPago !== 'ff')
    throw new HttpError(400, 'Falta generaPago, generaFactura o medioPago');
}

function renovar(asked: Asked): unknown {
  const dominio = propio(asked);
  only(permisos(dominio, asked.login).puedeRenovar);
  const sale = asked.body.compraInmediata ? nueva(asked.mundo, asked.login) : saleOf(asked);
  sale.articulos.push(articulo(dominio, 'renovacion'));
  if (asked.body.compraInmediata) {
    payment(asked.body);
    sale.cuenta = readCuenta(fieldsOf(asked.body, 'templateCuentaPagoDTO'), asked.usuario, asked.wire);
    cumplir(sale, asked.mundo);
  }
  return { ...done, uuidVenta: sale.uuid };
}

function transferirTitular(asked: Asked): unknown {
  const dominio = propio(asked);
  only(permisos(dominio, asked.login).puedeTransferirTitular);
  const titular = readContacto(fieldsOf(asked.body, 'contactoDTO'), 'codigo');
  const sale = saleOf(asked);
  sale.articulos.push(articulo(dominio, 'transferencia', titular));
  return { codigoRespuesta: 'OK', mensajeRespuesta: '', uuidVenta: sale.uuid };
}

const ROLES_BY_TYPE: Record<string, Rol> = {
  TITULAR: 'titular',
  ADMINISTRADOR: 'administrador',
  ADMINISTRATIVO: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

const several = (asked: Asked): Dominio[] =>
  listOf(asked.body, 'nombresDominio').map((nombreDominio) => propio({ ...asked, body: { nombreDominio } }));

function editarContacto(asked: Asked): unknown {
  const rol = ROLES_BY_TYPE[text(asked.body, 'tipoContacto')];
  if (!rol) throw new HttpError(400, 'tipoContacto no es válido');
  for (const dominio of several(asked))
    dominio.contactos[rol] = readContacto(
      fieldsOf(asked.body, 'contactoDTO'),
      'codigo',
      dominio.contactos[rol],
    );
  return { codigoRespuesta: 'OK' };
}

const accountIn = ({ body, usuario, wire }: Asked) => {
  const template = body.templateCuentaPagoDTO as Fields | undefined;
  return template ? readCuenta(template, usuario, wire) : cuentaDe(usuario, wire.idIn(body.idCuentaPago));
};

function editarCuenta(asked: Asked): unknown {
  const cuenta = accountIn(asked);
  for (const dominio of several(asked)) dominio.cuenta = cuenta;
  return done;
}

function eliminarCuentas(asked: Asked): unknown {
  const dominios = several(asked);
  for (const { nombre, cuenta } of dominios)
    if (!cuenta)
      throw new Refusal(
        'codigo',
        `El dominio ${nombre} no tiene forma de pago asociada o no tiene permisos para realizar la acción.`,
      );
  for (const dominio of dominios) dominio.cuenta = null;
  return done;
}

const renewal = ['idDominioCore', 'nombreDominio', 'compraInmediata', 'asociarTemplateCuenta', 'cantAnios'];
const transfer = ['nombreDominio', 'idDominioCore', 'eliminarCuentaPago', 'modificarAdministrador'];
const base = '/usuario/administracion';

export const administracion: Record<string, Operation> = {
  [`POST ${base}/dominio/liberar`]: liberar,
  [`POST ${base}/dominio/eliminar`]: eliminar,
  [`POST ${base}/dominio/recuperar`]: recuperar,
  [`POST ${base}/dominio/alojar`]: alojar,
  [`POST ${base}/dominio/delegar`]: {
    changes: true,
    sends: ['nombreDominio', 'nameservers*', 'cantMinimaNameservers'],
    answer: delegar,
  },
  [`POST ${base}/dominio/renovar`]: {
    changes: true,
    sends: [
      ...renewal,
      'pagoVentaDTO',
      'pagoVentaDTO.generaPago',
      'pagoVentaDTO.generaFactura',
      'pagoVentaDTO.medioPago',
      ...cuentaPago('templateCuentaPagoDTO.'),
    ],
    answer: renovar,
  },
  [`POST ${base}/dominio/transferir-titular`]: {
    changes: true,
    sends: [...transfer, ...contacto('contactoDTO.'), 'pagoVentaDTO', 'templateCuentaPagoDTO'],
    answer: transferirTitular,
  },
  [`POST ${base}/editar-contacto-dominios`]: {
    changes: true,
    sends: ['nombresDominio', 'tipoContacto', 'soloPublicos', ...contacto('contactoDTO.')],
    answer: editarContacto,
  },
  [`POST ${base}/editar-cuenta-dominios`]: {
    changes: true,
    sends: ['nombresDominio', 'idCuentaPago', ...cuentaPago('templateCuentaPagoDTO.')],
    answer: editarCuenta,
  },
  [`POST ${base}/eliminar-cuenta-dominios`]: {
    changes: true,
    sends: ['nombresDominio'],
    answer: eliminarCuentas,
  },
  [`GET ${base}/mensajes-acciones`]: {
    answer: () => ({
      mensajeConfirmarEliminar: '¿Desea eliminar el dominio?',
      mensajeConfirmarLiberar: '¿Desea liberar el dominio?',
    }),
  },
  [`GET ${base}/is-transferencia-titular-enabled`]: { answer: () => ({ codigo: 'true' }) },
};
