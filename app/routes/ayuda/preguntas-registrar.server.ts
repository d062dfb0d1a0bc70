import * as address from '~/addresses';
import { LIMITE_REGISTROS } from '~/registry/domain/cart';
import type { Tema } from './pregunta';

export const registrar: Tema = {
  tema: 'REGISTRAR',
  preguntas: [
    {
      pregunta: '¿Qué necesito para registrar un dominio?',
      respuesta: [
        'Una cuenta de usuario para iniciar sesión y una cuenta de datos o de telefonía fija activa y sin deuda: el precio del dominio se debita de ella.',
        'Si todavía no tiene cuenta de usuario, pídala con su nombre y su correo.',
        'Puede buscar nombres, consultar el whois y armar el carrito sin iniciar sesión. Le pedimos que la inicie recién cuando continúa con la compra, y lo que puso en el carrito se conserva.',
      ],
      enlaces: [
        { href: address.pedirCuenta(), texto: 'Pedir una cuenta' },
        { href: address.disponibilidad(), texto: 'Buscar un nombre disponible' },
      ],
    },
    {
      pregunta: '¿Qué nombres puedo registrar?',
      respuesta: [
        'Nombres terminados en .uy o en .com.uy que no estén registrados ni reservados. El nombre, sin la terminación, cumple estas reglas:',
        [
          'tiene letras, números o guiones, hasta 63 caracteres (la búsqueda admite hasta 50);',
          'no empieza ni termina con guion;',
          'puede llevar ñ, tildes y diéresis, como peñarol.com.uy;',
          'da lo mismo escribirlo con mayúsculas o con minúsculas.',
        ],
        'El buscador dice por qué un nombre no se puede registrar y qué otra terminación está libre.',
      ],
      enlaces: [{ href: address.disponibilidad(), texto: 'Buscar un nombre disponible' }],
    },
    {
      pregunta: '¿Por cuánto tiempo queda registrado?',
      respuesta: [
        'Por un año. El día del vencimiento se renueva automáticamente por un año más, si tiene una forma de pago asociada y usted no desactivó antes de ese día la renovación automática.',
      ],
      enlaces: [{ href: address.pregunta(10), texto: 'Cómo cancelar la renovación' }],
    },
    {
      pregunta: '¿Cuántos dominios puedo registrar en una compra?',
      respuesta: [
        `Hasta ${LIMITE_REGISTROS} registros en el carrito. Si necesita más, confirme esa compra y empiece otra: no hay límite de dominios por persona.`,
      ],
      enlaces: [{ href: address.carrito(), texto: 'Ver mi carrito' }],
    },
    {
      pregunta: '¿Cómo sé quién registró un dominio?',
      respuesta: [
        'Con la consulta whois. Muestra el estado del dominio, la fecha de alta, sus contactos y sus servidores de nombres.',
        'Los datos públicos de los contactos de cada dominio se ven allí. El correo electrónico para notificaciones no se publica.',
      ],
      enlaces: [{ href: address.whois(), texto: 'Consultar Whois' }],
    },
  ],
};
