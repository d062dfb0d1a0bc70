import { readContacto } from './contactos';
import { type Asked, contacto, fieldsOf, type Operation, Refusal, text } from './operation';
import { diaDesdeHoy, ROLES } from './world';

const del = ({ mundo, login }: Asked) =>
  mundo.dominios.filter(({ usuarios }) => Object.values(usuarios).some((usuario) => usuario === login));

function resumen(asked: Asked): unknown {
  const { usuario, wire } = asked;
  const own = del(asked);
  return {
    codigo: 'OK',
    resumen: {
      cantDomRegistrados: own.length,
      cantDomAlojados: own.filter(({ alojado }) => alojado).length,
      cantDomVencProximos: own.filter(({ vencimiento }) => vencimiento <= diaDesdeHoy(20)).length,
      cantFormasPago: usuario.cuentas.length,
      mensajes: usuario.mensajes.map(({ id, nombre, mensaje, prioridad, fecha, leido }) => ({
        id: wire.id(id),
        titulo: nombre,
        mensaje,
        prioridad,
        fechaDesdeString: wire.date(fecha),
        leido,
      })),
      mostrarMensajes: true,
      mostrarDominiosImportantes: true,
      dominiosImportantes: [own.slice(0, 2).map(({ nombre }) => ({ nombre: wire.name(nombre) }))],
      mostrarSugerencias: false,
      itemsSuggested: [],
    },
  };
}

function guardarContacto(asked: Asked): unknown {
  const { body, usuario } = asked;
  usuario.contacto = readContacto(fieldsOf(body, 'contacto'), 'resp', usuario.contacto ?? undefined);
  return { respCodigo: 'OK', respMensaje: '' };
}

/** Changes the contact in every name where this person is one. */
function actualizarEnDominios(asked: Asked): unknown {
  for (const dominio of del(asked))
    for (const rol of ROLES)
      if (dominio.usuarios[rol] === asked.login)
        dominio.contactos[rol] = readContacto(
          fieldsOf(asked.body, 'contact'),
          'codigo',
          dominio.contactos[rol],
        );
  return { codigo: 'OK', mensaje: '' };
}

const save: Operation = {
  changes: true,
  sends: [...contacto('contacto.'), 'ignorarApellido'],
  answer: guardarContacto,
};

export const usuario: Record<string, Operation> = {
  'GET /usuario': {
    answer: ({ usuario: { login, contacto: own }, wire }) => ({
      usuarioDTO: wire.says({ usuario: login, contactoPredeterminado: wire.person(own) }),
    }),
  },
  'GET /usuario/contactos-actualizables': {
    answer: (asked) => ({ cantidadContactosActualizables: del(asked).length }),
  },
  'POST /usuario/actualizar-contactos-be': {
    changes: true,
    sends: contacto('contact.'),
    answer: actualizarEnDominios,
  },
  'GET /usuario/nuevo-codigo-validacion-contacto': { changes: true, answer: () => ({ codigo: 'OK' }) },
  'GET /usuario/debe-validar-datos-contacto': { answer: ({ usuario: { validado } }) => ({ ok: !validado }) },
  'POST /usuario/validar-datos-contacto': {
    changes: true,
    sends: ['codigo'],
    answer: ({ body, usuario: person }) => {
      if (text(body, 'codigo') !== '123456') throw new Refusal('ok', 'El código no es válido.');
      person.validado = true;
      return { ok: true };
    },
  },
  'GET /usuario/validar-login': { answer: () => ({ respuestaOK: true }) },
  'GET /usuario/administracion/resumen': { answer: resumen },
  'GET /cuenta/contacto': {
    answer: ({ usuario: { contacto: own }, wire }) =>
      own
        ? { respCodigo: 'OK', contactoDTO: wire.person(own) }
        : wire.says({ respCodigo: 'ERROR', contactoDTO: null }),
  },
  'POST /cuenta/contacto/crear': save,
  'POST /cuenta/contacto/actualizar': save,
  'GET /termYCond': {
    open: true,
    answer: ({ wire }) =>
      wire.says({
        respuestaOK: true,
        terminosYCondiciones: { contenido: '<h2>Términos</h2><p>El registro es por un año.</p>' },
        mensajeRespuesta: null,
      }),
  },
  'GET /termYCond/usuario': { answer: ({ usuario: { acepto } }) => ({ acepto }) },
  'POST /termYCond/usuario': {
    changes: true,
    sends: [],
    answer: ({ usuario: person, wire }) => {
      person.acepto = true;
      return wire.says({ respuestaOK: true, mensajeRespuesta: null });
    },
  },
};
