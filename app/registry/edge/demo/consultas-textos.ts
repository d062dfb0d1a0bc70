import type { TicketsTable } from '~/database/tables/tickets';
import type { ClaseDeConsulta, PrioridadDeConsulta } from '../../domain/consultas';

export interface ConsultaDeDemo {
  clave: string;
  /** Login ('' who did not sign in), name and address. */
  de: readonly [login: string, nombre: string, email: string];
  asunto: string;
  mensaje: string;
  dominio?: string;
  estado: TicketsTable['estado'];
  clase: ClaseDeConsulta;
  prioridad?: PrioridadDeConsulta;
  /** It came so many hours ago. */
  hace: number;
  atiende?: string;
  respuesta?: string;
  nota?: string;
  archivo?: string;
  /** The one, before it here, in which it goes on. */
  sigueEn?: string;
}

const FEDERICO = ['otro', 'Federico Otro', 'otro@ejemplo.uy'] as const;
const LUCIA = ['', 'Lucía Ñandubay', 'lucia@ejemplo.uy'] as const;

/** Questions of the demo, the oldest first. */
export const CONSULTAS: readonly ConsultaDeDemo[] = [
  {
    clave: 'cerrada',
    de: LUCIA,
    asunto: 'No me llegó la factura',
    mensaje: 'Pagué ayer y no me llegó la factura.',
    estado: 'CERRADO',
    clase: 'PAGO',
    hace: 240,
    atiende: 'atencion',
    respuesta: 'Se la mandamos de nuevo a este correo.',
  },
  {
    clave: 'respondida',
    de: FEDERICO,
    asunto: '¿Cuánto demora un cambio de servidores?',
    mensaje: 'Cambié los servidores y mi página sigue igual.',
    estado: 'RESPONDIDO',
    clase: 'DOMINIO',
    hace: 100,
    atiende: 'atencion',
    respuesta: 'El cambio ya está publicado; puede demorar hasta 24 horas en verse en todos lados.',
  },
  {
    clave: 'atrasada',
    de: LUCIA,
    asunto: 'El dominio de mi empanadería no abre',
    mensaje: 'Desde el lunes la página no abre y los pedidos entran por ahí.',
    dominio: 'ñandú.uy',
    estado: 'ABIERTO',
    clase: 'DOMINIO',
    prioridad: 'ALTA',
    hace: 60,
    archivo: 'pantalla.png',
  },
  {
    clave: 'unida',
    de: LUCIA,
    asunto: 'Sigue sin abrir',
    mensaje: 'Les escribí el lunes por esto mismo.',
    estado: 'CERRADO',
    clase: 'DOMINIO',
    hace: 30,
    respuesta: 'Para no responderle dos veces, seguimos en su consulta anterior.',
    sigueEn: 'atrasada',
  },
  {
    clave: 'de-hoy',
    de: FEDERICO,
    asunto: 'El titular del dominio falleció',
    mensaje: 'El dominio está a nombre de mi padre, que falleció. ¿Qué tengo que presentar?',
    estado: 'ABIERTO',
    clase: 'TITULARIDAD',
    // on a Saturday nothing else than what cannot wait is due the same day
    prioridad: 'ALTA',
    hace: 3,
    atiende: 'atencion',
    nota: 'Llamó también por teléfono: va a mandar la partida.',
  },
  {
    clave: 'a-tiempo',
    de: LUCIA,
    asunto: '¿Puedo registrar un nombre con ñ?',
    mensaje: 'Quiero saber si se puede y si cuesta lo mismo.',
    estado: 'ABIERTO',
    clase: 'GENERAL',
    hace: 2,
  },
];
