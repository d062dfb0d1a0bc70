import * as address from '~/addresses';
import {
  DIAS_DE_INVITACION,
  DIAS_PARA_APROBAR,
  HORAS_PARA_ABRIR,
  MAXIMO_CUSTODIOS,
} from '~/registry/domain/candado';
import type { Pregunta } from './pregunta';

export const queEsElCandado: Pregunta = {
  de: 'candado',
  direccion: 27,
  pregunta: '¿Qué es el candado y cómo se pone?',
  respuesta: [
    'Es una segunda llave para su dominio. Con candado, un cambio no se hace en el momento: espera a que lo aprueben personas que usted elige, sus custodios. Aunque alguien le robe la contraseña o entre a su correo, no se puede llevar el dominio. No cuesta nada, y renovarlo y pagarlo nunca espera a nadie.',
    'Lo pone el titular:',
    [
      `en «Candado» invite por correo a una o más personas de confianza, por ejemplo un socio, un familiar o su contador; la invitación vale ${DIAS_DE_INVITACION} días, y para aceptarla esa persona necesita una cuenta con segundo paso;`,
      'cuando alguna aceptó, abra el detalle del dominio y use «Ponerle candado»;',
      'elija para qué es, para todo cambio o solo para que no se lo lleven, quiénes lo cuidan y cuántos tienen que aprobar.',
    ],
    `Un candado tiene hasta ${MAXIMO_CUSTODIOS} custodios, y al menos uno tiene que ser otra persona.`,
    `Para cambiar algo, hágalo como siempre: el cambio queda pedido y se les avisa a los custodios, que tienen ${DIAS_PARA_APROBAR} días para responder. Se hace cuando lo aprueban los que usted dijo; si uno lo rechaza, no se hace. Mientras espera, lo puede retirar.`,
    `Para abrirlo, pídalo en la misma pantalla: lo tienen que aprobar todos los custodios y después pasan ${HORAS_PARA_ABRIR} horas, en las que cualquiera de ellos, o un contacto del dominio, lo puede dejar cerrado. Si un custodio ya no está, escríbanos.`,
  ],
  enlaces: [
    { href: address.candado(), texto: 'Candado' },
    { href: address.generarTicket(), texto: 'Avisar que un custodio ya no está' },
  ],
};
