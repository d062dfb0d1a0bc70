import * as address from '~/addresses';
import { HORAS_PARA_PENSAR } from '~/registry/domain/vuelta-atras';
import type { Pregunta } from './pregunta';

export const volverAtras: Pregunta = {
  de: 'vuelta',
  direccion: 28,
  pregunta: '¿Qué puedo volver atrás si alguien cambió mi dominio, o si me equivoqué?',
  respuesta: [
    `Durante ${HORAS_PARA_PENSAR} horas, quien era titular antes de un cambio puede dejar el dominio como estaba: su titular, sus contactos, sus servidores y sus registros. Se deshace ese cambio y todo lo que vino después, de una sola vez.`,
    'Abra el detalle del dominio y use «Deshacer cambios recientes». Si el dominio ya figura a nombre de otra persona, lo encuentra en «Mis dominios», entre los que usted entregó. Le pedimos que inicie sesión otra vez y le mostramos qué cambia antes de que confirme.',
    `Si lo entregó a otra persona, las ${HORAS_PARA_PENSAR} horas corren desde que ella lo aceptó. Si dijo que era una venta es al revés: se piensa antes de que la otra persona lo pueda aceptar, y después queda firme.`,
    'No se puede volver atrás:',
    [
      'lo que se pagó, las renovaciones y la fecha de vencimiento;',
      'el candado y los códigos de autorización;',
      'una venta ya aceptada, ni un dominio que ya no se administra en este portal;',
      'lo que hizo el Registro .uy por un documento, como la orden de un juez;',
      'lo que ya se volvió atrás una vez.',
    ],
    `Si el dominio tiene candado, también esto lo aprueban sus custodios. Si pasaron las ${HORAS_PARA_PENSAR} horas, escríbanos cuanto antes.`,
  ],
  enlaces: [
    { href: address.misDominios(), texto: 'Mis dominios' },
    { href: address.generarTicket(), texto: 'Enviar una consulta' },
  ],
};
