export { bothTemplates as default } from '../templates';
