import { propio } from './dominios';
import { type Asked, HttpError, type Operation, Refusal, text } from './operation';
import { type Invitacion, nuevo, type Rol } from './world';

const ROLES_BY_TYPE: Record<string, Rol> = {
  ADMINISTRADOR: 'administrador',
  ADMINISTRATIVO: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

function invitar(asked: Asked): unknown {
  const { nombre } = propio(asked);
  const tipo = text(asked.body, 'tipoContacto');
  if (!ROLES_BY_TYPE[tipo]) throw new Refusal('codigo', 'El titular no puede ser invitado.');
  asked.mundo.invitaciones.push({
    codigo: `inv-${nuevo()}`,
    dominio: nombre,
    tipo,
    correo: text(asked.body, 'correo'),
  });
  return { codigoRespuesta: 'OK', mensajeRespuesta: '' };
}

function pendiente({ mundo, body }: Asked): Invitacion {
  const found = mundo.invitaciones.find(({ codigo }) => codigo === text(body, 'codigoInvitacion'));
  if (!found) throw new Refusal('codigo', 'La invitación ya no es válida.');
  return found;
}

const gone = ({ mundo }: Asked, invitacion: Invitacion) => {
  mundo.invitaciones = mundo.invitaciones.filter((each) => each !== invitacion);
};

function aceptar(asked: Asked): unknown {
  const invitacion = pendiente(asked);
  const dominio = asked.mundo.dominios.find(({ nombre }) => nombre === invitacion.dominio);
  const rol = ROLES_BY_TYPE[invitacion.tipo];
  if (!dominio || !rol || !asked.usuario.contacto) throw new HttpError(404, 'No existe el dominio');
  dominio.contactos[rol] = asked.usuario.contacto;
  dominio.usuarios[rol] = asked.usuario.login;
  gone(asked, invitacion);
  return { data: { codigoRespuesta: 'OK', mensajeRespuesta: '' } };
}

const base = 'POST /usuario/administracion';
const sends = ['codigoInvitacion'];

export const invitaciones: Record<string, Operation> = {
  [`${base}/invitacion-cambiar-contacto`]: {
    changes: true,
    sends: ['nombreDominio', 'correo', 'tipoContacto'],
    answer: invitar,
  },
  [`${base}/obtener-invitacion-pendiente`]: {
    sends,
    answer: (asked) => {
      const { codigo, dominio, tipo } = pendiente(asked);
      return { codigoRespuesta: 'OK', codigoInvitacion: codigo, nombreDominio: dominio, tipoContacto: tipo };
    },
  },
  [`${base}/cancelar-invitacion-pendiente`]: {
    changes: true,
    sends,
    answer: (asked) => {
      gone(asked, pendiente(asked));
      return { data: { codigoRespuesta: 'OK', mensajeRespuesta: '' } };
    },
  },
  [`${base}/aceptar-invitacion-pendiente`]: { changes: true, sends, answer: aceptar },
};
