import { readContacto } from './contactos';
import { cuentaDe, readCuenta } from './cuentas';
import { type Asked, contacto, cuentaPago, fieldsOf, HttpError, listOf, type Operation } from './operation';
import { abierta } from './ventas';

const articulos = ({ mundo, login }: Asked) =>
  mundo.ventas.filter(({ de, hecha }) => de === login && !hecha).flatMap((each) => each.articulos);

function titulares(asked: Asked): unknown {
  const ids = listOf(asked.body, 'dominiosIds').map((id) => asked.wire.idIn(id));
  const titular = readContacto(fieldsOf(asked.body, 'contactoDTO'), 'resp');
  const chosen = articulos(asked).filter(({ id }) => ids.includes(id));
  if (chosen.length !== ids.length) throw new HttpError(404, 'No existe el dominio');
  for (const each of chosen) each.titular = titular;
  return { respCodigo: 'OK', respMensaje: '' };
}

function guardarCuenta({ body, usuario, mundo, wire }: Asked): unknown {
  const cuenta = readCuenta(fieldsOf(body, 'templateCuentaPagoDTO'), usuario, wire);
  if (body.uuidVenta) abierta(mundo, String(body.uuidVenta)).cuenta = cuenta;
  return wire.says({ respCodigo: 'OK', respMensaje: null, templateCuentaPago: wire.account(cuenta) });
}

function eliminarCuenta({ usuario, mundo, wire, at: [id = ''] }: Asked): unknown {
  const gone = cuentaDe(usuario, wire.idAt(id));
  usuario.cuentas = usuario.cuentas.filter((each) => each !== gone);
  for (const dominio of mundo.dominios) if (dominio.cuenta === gone) dominio.cuenta = null;
  return { respCodigo: 'OK', respMensaje: '' };
}

export const cuenta: Record<string, Operation> = {
  'GET /cuenta/contactos': {
    answer: ({ usuario, wire }) =>
      wire.list('contactos', usuario.contacto ? [wire.person(usuario.contacto)] : []),
  },
  'GET /cuenta/contactoDominio/:id': {
    answer: (asked) => {
      const found = articulos(asked).find(({ id }) => id === asked.wire.idAt(asked.at[0] ?? ''));
      if (!found) throw new HttpError(404, 'No existe el dominio');
      return asked.wire.says({ respCodigo: 'OK', contactoDTO: asked.wire.person(found.titular) });
    },
  },
  'POST /cuenta/contactoDominio': {
    changes: true,
    sends: ['dominiosIds', ...contacto('contactoDTO.'), 'ignorarApellido'],
    answer: titulares,
  },
  'GET /cuenta/cuentasPago': {
    answer: ({ usuario, wire }) =>
      wire.list(
        'cuentasPago',
        usuario.cuentas.map((each) => wire.account(each)),
      ),
  },
  'GET /cuenta/cuentaPago/:id': {
    answer: ({ usuario, wire, at: [id = ''] }) => wire.account(cuentaDe(usuario, wire.idAt(id))),
  },
  'POST /cuenta/cuentaPago': {
    changes: true,
    sends: ['uuidVenta', ...cuentaPago('templateCuentaPagoDTO.')],
    answer: guardarCuenta,
  },
  'DELETE /cuenta/eliminarTemplateCuentaPago/:id': { changes: true, answer: eliminarCuenta },
  'GET /cuenta/tiposContacto': {
    answer: ({ wire }) => wire.list('tiposContacto', ['TITULAR', 'ADMINISTRADOR', 'TECNICO', 'FINANCIERO']),
  },
};
