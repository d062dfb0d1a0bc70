export { sqliteTemplates as default } from '../templates';
