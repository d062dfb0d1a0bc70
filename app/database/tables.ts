import type { AdministracionTables } from './tables/administracion';
import type { AfueraTables } from './tables/afuera';
import type { AvisosTables } from './tables/avisos';
import type { CandadoTables } from './tables/candado';
import type { CifrasTables } from './tables/cifras';
import type { ConstanciasTables } from './tables/constancias';
import type { DescargasTables } from './tables/descargas';
import type { DnsTables } from './tables/dns';
import type { HistoriaTables } from './tables/historia';
import type { InstalacionTables } from './tables/instalacion';
import type { LimitesTables } from './tables/limites';
import type { MailTables } from './tables/mail';
import type { MensajesTables } from './tables/mensajes';
import type { OficinaTables } from './tables/oficina';
import type { PedidosTables } from './tables/pedidos';
import type { PeligrosTables } from './tables/peligros';
import type { RegistroTables } from './tables/registro';
import type { SesionTables } from './tables/sesion';
import type { TerminosTables } from './tables/terminos';
import type { TicketsTables } from './tables/tickets';
import type { TrabajosTables } from './tables/trabajos';
import type { TransferenciasTables } from './tables/transferencias';

/** Every table of the portal. An area adds its own interface here and its migration to `migrate.server.ts`. */
export interface Tables
  extends RegistroTables,
    DnsTables,
    AvisosTables,
    HistoriaTables,
    ConstanciasTables,
    DescargasTables,
    PedidosTables,
    PeligrosTables,
    TransferenciasTables,
    SesionTables,
    MailTables,
    MensajesTables,
    TerminosTables,
    TicketsTables,
    AdministracionTables,
    AfueraTables,
    InstalacionTables,
    CandadoTables,
    CifrasTables,
    OficinaTables,
    LimitesTables,
    TrabajosTables {}
