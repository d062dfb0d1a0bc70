import type { Insertable } from 'kysely';
import * as address from '~/addresses';
import type { Connection } from '~/database/connection.server';
import type { PreguntasAyudaTable } from '~/database/tables/mensajes';

type Vida = Pick<
  Insertable<PreguntasAyudaTable>,
  'estado' | 'fecha_desde' | 'fecha_hasta' | 'hecho_por' | 'cambiado_en' | 'motivo_retiro'
>;
type Vidas = Record<'cambiada' | 'proxima' | 'borrador' | 'retirada', Vida>;

/** That of how a question is sent, among those that come with the portal. */
const COMO_SE_ENVIA = 22;

const ESCRITA = [
  '<p>Con el formulario de consultas. Puede adjuntar hasta 3 imágenes JPG, PNG o GIF que en total no superen 5 MB, por ejemplo la captura de un error.</p>',
  '<p>Al enviarla le damos un número y se lo confirmamos por correo. <strong>Respondemos en hasta 2 días hábiles</strong>, al mismo correo. Si inició sesión, puede verla en «Mis consultas», agregarle algo y cerrarla.</p>',
  `<ul><li><a href="${address.generarTicket()}">Enviar una consulta</a></li><li><a href="${address.misTickets()}">Mis consultas</a></li></ul>`,
].join('\n');

/** Questions of the help that the registry's people wrote: one that came with the portal and says something else now, one from its day on, a draft, and one that was withdrawn. */
export const loadPreguntas = (connection: Connection, { cambiada, proxima, borrador, retirada }: Vidas) =>
  connection
    .insertInto('preguntas_ayuda')
    .values([
      {
        sobre: null,
        tema: 'PEDIR_AYUDA',
        orden: 1,
        titulo: '¿En qué horario atienden por teléfono?',
        respuesta: '<p>De lunes a viernes, de 9 a 17.</p>',
        ...retirada,
      },
      {
        sobre: COMO_SE_ENVIA,
        tema: 'PEDIR_AYUDA',
        orden: 1,
        titulo: '¿Cómo envío una consulta y cómo la sigo?',
        respuesta: ESCRITA,
        ...cambiada,
      },
      {
        sobre: null,
        tema: 'PAGAR',
        orden: 3,
        titulo: '¿Puedo pedir la factura con RUT?',
        respuesta:
          '<p>Sí: la factura sale a nombre de quien tiene la cuenta de telefonía o de datos, con su RUT si lo tiene.</p>',
        ...proxima,
      },
      {
        sobre: null,
        tema: 'REGISTRAR',
        orden: 2,
        titulo: '¿Qué nombre le conviene a mi comercio?',
        respuesta: '<p>Uno corto, fácil de decir por teléfono y sin guiones.</p>',
        ...borrador,
      },
    ])
    .execute();
