import * as address from '~/addresses';
import { quienesPueden } from '~/registry/domain/acciones';
import type { Tema } from './pregunta';

/** Of registrar transfers: where they are off nothing is said of them. */
export const transferir: Tema = {
  tema: 'TRANSFERIR',
  de: 'transferencias',
  preguntas: [
    {
      pregunta: '¿Cómo traigo un dominio .uy que está en otro registrador?',
      respuesta: [
        'Pida a su registrador actual el código de autorización y complete la solicitud en «Importar Dominio». Si esa opción no aparece en el menú, la importación no está habilitada en este momento.',
        [
          'El dominio tiene que llevar 60 días o más con el registrador anterior.',
          'No puede haberse transferido en los últimos 60 días corridos.',
          'Hay que confirmar la transferencia en el registrador anterior dentro de los 10 días.',
        ],
      ],
    },
    {
      pregunta: '¿Cómo me llevo un dominio a otro registrador?',
      respuesta: [
        'En el detalle del dominio, en la sección «Transferencia de Registrador», solicite un código de autorización y entréguelo al nuevo registrador. Cuando él pida la transferencia, se aprueba o se rechaza en esa misma pantalla.',
        [
          `Puede pedir el código ${quienesPueden('codigoTransferencia')}.`,
          `La transferencia la puede aprobar ${quienesPueden('aprobarTransferencia')}.`,
          `La puede rechazar ${quienesPueden('rechazarTransferencia')}.`,
        ],
        'Es para dominios .uy. El código vence y deja de servir si cambia el titular: no lo comparta con nadie más.',
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
  ],
};

export const askForHelp: Tema = {
  tema: 'PEDIR_AYUDA',
  preguntas: [
    {
      pregunta: '¿Cómo envío una consulta y cómo la sigo?',
      respuesta: [
        'Con el formulario de consultas. Puede adjuntar hasta 3 imágenes JPG, PNG o GIF que en total no superen 5 MB, por ejemplo la captura de un error.',
        'Al enviarla le damos un número y se lo confirmamos por correo; la respuesta llega al mismo correo. Si inició sesión, puede verla en «Mis consultas», agregarle algo y cerrarla.',
      ],
      enlaces: [
        { href: address.generarTicket(), texto: 'Enviar una consulta' },
        { href: address.misTickets(), texto: 'Mis consultas' },
      ],
    },
    {
      pregunta: '¿Puedo usar el portal sin JavaScript o con un lector de pantalla?',
      respuesta: [
        'Sí. Todas las pantallas funcionan sin JavaScript, con el teclado solo y con lectores de pantalla. Si algo no le resulta accesible, díganoslo: lo tratamos como un error.',
      ],
      enlaces: [{ href: address.generarTicket(), texto: 'Avisar de un problema' }],
    },
  ],
};
