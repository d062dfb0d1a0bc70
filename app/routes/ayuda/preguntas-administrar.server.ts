import * as address from '~/addresses';
import { alcanceDe, quienesPueden } from '~/registry/domain/acciones';
import type { Rol } from '~/registry/domain/roles';
import type { Tema } from './pregunta';
import { queEsElCandado } from './pregunta-candado.server';
import { volverAtras } from './pregunta-volver-atras.server';

/** What each role may, without registrar transfers: those have a theme of their own, which is not always there. */
const puede = (rol: Rol): string => alcanceDe(rol, false);

export const administrar: Tema = {
  tema: 'ADMINISTRAR',
  preguntas: [
    {
      pregunta: '¿Cómo cancelo la renovación automática?',
      respuesta: [
        'Abra el dominio en «Mis dominios» y use «Desactivar la renovación automática» antes del día del vencimiento. La pantalla le dice qué pasa ese día, y puede volver a activarla.',
        'Lo que ya se cobró por el año en curso no se devuelve: el dominio sigue funcionando hasta que vence.',
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
    {
      pregunta: '¿Qué pasa si mi dominio vence?',
      respuesta: [
        'Si tiene una forma de pago asociada y la renovación automática activada, se renueva automáticamente el día del vencimiento. Si no:',
        [
          'durante 30 días queda vencido: sigue funcionando y todavía puede renovarlo;',
          `después queda eliminado y deja de funcionar otros 30 días, en los que aún lo puede recuperar ${quienesPueden('recuperar')};`,
          'pasado ese plazo el nombre vuelve a estar libre y cualquiera puede registrarlo.',
        ],
        'Le avisamos antes y después del vencimiento al correo electrónico para notificaciones y en «Mis mensajes». Si tiene varios dominios, los avisos de un día llegan en un solo correo.',
      ],
      enlaces: [{ href: address.mensajes(), texto: 'Mis mensajes' }],
    },
    {
      pregunta: '¿Qué puede hacer cada contacto de un dominio?',
      respuesta: [
        [
          `Titular: es el dueño legal. Puede ${puede('titular')} y cambia cualquier contacto, menos a sí mismo.`,
          `Administrativo: puede ${puede('administrador')}.`,
          `Técnico: configura los registros y los servidores de nombres. Puede ${puede('tecnico')}.`,
          `Financiero: se ocupa de los pagos, las facturas y los cargos. Puede ${puede('financiero')}.`,
        ],
        'Una misma persona puede ser varios contactos a la vez.',
      ],
    },
    {
      pregunta: '¿Cómo cambio mis datos de contacto?',
      respuesta: [
        'En «Mis datos». Son sus datos predeterminados para los contactos administrativo, técnico y financiero. Al guardarlos le preguntamos si también quiere aplicarlos a los dominios en los que ya figura.',
        'Para cambiar el correo electrónico para notificaciones le pedimos su contraseña, y le enviamos un código de seis dígitos a la dirección nueva para comprobar que le llega. Hasta que lo ingrese, y 30 días más, también avisamos a la anterior.',
      ],
      enlaces: [{ href: address.misDatos(), texto: 'Mis datos' }],
    },
    {
      pregunta: '¿Cómo paso un dominio a otro contacto o a otro titular?',
      respuesta: [
        'Para que otra persona sea contacto administrativo, técnico o financiero, invítela desde el detalle del dominio con «Poner a otra persona», al lado de ese contacto. El cambio ocurre cuando ella acepta la invitación.',
        'El titular no se invita: se transfiere la titularidad, que se agrega al carrito y se confirma como una compra.',
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
    {
      pregunta: '¿Cómo sé si alguien más entró con mi usuario?',
      respuesta: [
        'En «Mis datos», en «Contraseña y sesiones», está la lista de sesiones abiertas, con el navegador y el último uso. Puede cerrar cualquiera de ellas. Si no reconoce alguna, ciérrela y cambie su contraseña.',
      ],
      enlaces: [{ href: address.acceso(), texto: 'Mis sesiones' }],
    },
    {
      direccion: 26,
      pregunta: '¿Cómo cambio mi contraseña, o elijo otra si la olvidé?',
      respuesta: [
        'En «Mis datos», en «Contraseña y sesiones», con «Cambiar contraseña». Si la olvidó, en la pantalla de inicio de sesión use «¿Olvidó su contraseña?»: le enviamos un enlace que sirve una sola vez.',
        'Si su cuenta es de otro proveedor, la contraseña se cambia allí.',
      ],
      enlaces: [{ href: address.acceso(), texto: 'Contraseña y sesiones' }],
    },
    queEsElCandado,
    volverAtras,
  ],
};
