import { PLAIN } from '../support/third-party/readings';
import { walkedInTextBrowser } from './support/in-text-browser';

walkedInTextBrowser(PLAIN);
