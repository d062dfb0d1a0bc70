import * as address from '~/addresses';
import type { Tema } from './pregunta';

export const dns: Tema = {
  tema: 'DNS',
  preguntas: [
    {
      pregunta: '¿Qué diferencia hay entre alojar y delegar un dominio?',
      respuesta: [
        'Un dominio alojado usa los servidores de nombres del Registro .uy: usted carga aquí los registros DNS de su sitio web y de su correo.',
        'Un dominio delegado usa los servidores de nombres (nameservers) de su proveedor, y los registros se cargan allí. Hacen falta por lo menos 2 servidores de nombres.',
      ],
    },
    {
      pregunta: '¿Qué registros DNS puedo cargar?',
      respuesta: [
        'En un dominio alojado, registros de los tipos A, AAAA, NS, MX, CNAME y TXT, y en la configuración avanzada también SRV y CAA. La vista básica pide solo lo necesario para el sitio web y el correo; la configuración avanzada los muestra todos.',
        'El contenido de un registro tiene hasta 255 caracteres; el de un TXT, hasta 500.',
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
    {
      pregunta: '¿Cuánto demora en verse un cambio de DNS?',
      respuesta: [
        'Hasta 24 horas (86400 segundos): es el tiempo que otros servidores pueden recordar el dato anterior. Ese tiempo se llama TTL y no se puede modificar en la vista básica.',
        'Si va a mudar un sitio o un correo, mantenga el servicio anterior funcionando hasta el día siguiente.',
      ],
    },
    {
      pregunta: 'Registré mi dominio, ¿por qué no funciona mi página?',
      respuesta: [
        'Registrar el nombre no crea un sitio web ni casillas de correo. Falta indicar dónde están:',
        [
          'si su proveedor le dio servidores de nombres, delegue el dominio en ellos;',
          'si le dio una dirección IP, aloje el dominio y cargue esa dirección como registro web;',
          'después espere hasta 24 horas a que el cambio se vea en todas partes.',
        ],
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
    {
      direccion: 24,
      pregunta: '¿Qué registros necesita el correo de mi dominio?',
      respuesta: [
        'Se los indica quien le da el servicio de correo. En un dominio alojado se cargan aquí; en uno delegado, donde están sus servidores de nombres.',
        [
          'MX: dice a qué servidor se entrega el correo del dominio; puede haber varios, con su prioridad.',
          'TXT: dice, entre otras cosas, quién puede enviar correo en nombre del dominio (SPF) y con qué clave se firma (DKIM).',
        ],
      ],
      enlaces: [{ href: address.misDominios(), texto: 'Mis dominios' }],
    },
  ],
};
