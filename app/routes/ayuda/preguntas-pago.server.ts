import * as address from '~/addresses';
import type { Tema } from './pregunta';

export const pago: Tema = {
  tema: 'PAGAR',
  preguntas: [
    {
      pregunta: '¿Cuánto cuesta y cómo se paga?',
      conPrecios: true,
      respuesta: [
        'El precio depende de la terminación del nombre. Lo ve junto a cada resultado de la búsqueda, en el carrito y en el resumen antes de confirmar; todos los precios están en pesos uruguayos e incluyen IVA.',
        'El importe se debita de su cuenta de telefonía fija o de datos y figura en la factura del período siguiente. Para eso registra una cuenta de pago con el número de la cuenta y el documento de su titular.',
      ],
      enlaces: [{ href: address.formasDePago(), texto: 'Mis formas de pago' }],
    },
    {
      pregunta: '¿Cuándo llega la factura?',
      respuesta: ['En el período de facturación siguiente al de la compra o de la renovación.'],
    },
    {
      pregunta: '¿Por qué no acepta mi cuenta de pago?',
      respuesta: [
        'Revise lo siguiente:',
        [
          'la cuenta es de datos o de telefonía fija, está activa y no tiene deuda;',
          'el número de cuenta y el documento son los que figuran en la factura;',
          'el documento tiene un máximo de 12 caracteres, sin contar puntos ni guiones: puede escribirlo con ellos o sin ellos.',
        ],
        'Si los datos son correctos y el problema sigue, envíenos una consulta con el nombre del dominio.',
      ],
      enlaces: [{ href: address.generarTicket(), texto: 'Enviar una consulta' }],
    },
    {
      pregunta: '¿Puedo cambiar la forma de pago de un dominio?',
      respuesta: [
        'Sí. En «Mis dominios» seleccione uno o varios dominios y use «Modificar Forma de Pago». El cambio vale desde la próxima renovación.',
        'Si elimina la forma de pago y no asocia otra, el dominio no se renueva automáticamente: al día siguiente del vencimiento queda vencido, si nadie lo renueva.',
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
    {
      direccion: 25,
      pregunta: '¿Dónde veo lo que compré y lo que se me cobró?',
      respuesta: [
        'En «Mis compras»: cada compra con su comprobante, y las renovaciones automáticas. Puede verlas por año y descargar la lista.',
      ],
      enlaces: [{ href: address.misCompras(), texto: 'Mis compras' }],
    },
  ],
};
