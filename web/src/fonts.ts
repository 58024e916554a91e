/** Our typefaces: EB Garamond for names and figures, the Fell types for regions and titles. */
import '@fontsource/eb-garamond/latin-500-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/eb-garamond/latin-700.css';
import '@fontsource/im-fell-double-pica/latin-400.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
