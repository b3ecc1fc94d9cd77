/** Spanish doubts that the profile, its photos, its facts or the site are genuine. */
export const spanishReal = `
  <are> ~~ <real> !amiga|amigo - <third> | <thing>; <are> ~~ <fake> - <third> | <thing>; <are> ~ una? ~ <person> ~ <real>|o|normal;
  no <are> ~ <real>; <profile> ~~ <fake>|<real> - <third> | <thing> | mi; <fake> ~ <profile> - <third> | mi;
  ^ ~ <fake> ~ $ - <thing> | que; <real> o ~ <fake>|no|que; <fake> o ~ <real>|no; todas|todos|todo ~~ <fake> - <third>;
  existes|existis|exista|existas ~~; existe ~ <profile>|ella|alguna|una|de_verdad|realmente - todavia | dios;
  no existe|existes|existen ~~ ?|papa|senora|mujer|verdad; carne y hueso; al otro lado & alguien|persona|?|hay|quien|<person>;
  detras ~~ perfil|pantalla|nombre|foto|teclado|cuenta|de_esto & quien|alguien|persona|mujer|hombre|nadie|hay|?|esta;
  quien <are> ~ realmente|en_realidad|de_verdad|tu_realmente; en realidad & quien|<are> & quien|real|mujer|hombre|persona;
  quien <are> ~ ?; con quien ~~ hablo|hablando|chateo|escribo|chateando|estoy|trato ~~ realmente|verdad|realidad|?;
  <are> ~ quien ~ dices|dice|decis|aparentas|pretendes; quien ~ dices ser;
  <are> ~~ la|el|tu ~~ foto|fotos|imagen|imagenes|perfil - guapa; tu ~ <are> ~ tu; es|son|sea tuya|tuyas ~ foto|fotos;
  foto|fotos|imagen|imagenes & tuya|tuyas|bajaste|sacaste|robaste|robadas|robada|internet|google|modelo|actriz|revista|catalogo|pinterest|sale|falsa|ia|busque|real|reales|instagram|otra_persona & ?|esas|esa|seguro|creo|late|busque|son|es|no|parece - mia | me_saque;
  <photo> ~~~ papel|papelito|mi_nombre|cartel|periodico|dedos|fecha|prueba; busque|googlee & imagen|foto|cara;
  manda|mandame|enviame|dame|hazme|quiero|pasame ~~~ prueba|pruebas|videollamada|video|selfie|foto|audio & real|verdad|eres|existes|creerte|ver_si|compruebo|seguro|confiar - mi_perro;
  prueba|pruebas|pruebame|demuestra|demuestrame|demostrarme|compruebas|comprobar|comprueba|garantizas ~~~ real|eres|existes|verdad|quien|persona|sos|contrario|humana - cocinar;
  te llamas ~ de_verdad|realmente|asi|en_verdad; de_verdad|realmente ~ te llamas; nombre real|verdadero|autentico & tu|cual|?|es;
  dudo|duda|dudas|desconfio|sospecho|sospecha|desconfiar|dudar ~~~ <real>|<fake>|exist*|quien|persona|<are>|perfil|tu|mujer - <third>;
  creo|creer|seguro|saber|se|crea|fiarme|confiar|pienso|juraria|digo|admite|reconoce|confiesa|late ~~~ <are> ~~ <real>|<fake>|quien|mujer|persona|tu - guapa | casada;
  estafa|estafas|estafador*|timo|fraude|engano|enganando|enganar|scam|scammer & esto|pagina|eres|sos|aqui|me|tu|?|sitio|perfil - <third>;
  me estas|estan|estais|andas enganando|tomando|mintiendo|vacilando|estafando|timando|cuenteando; tomando|tomas|toma ~ el pelo;
  condiciones|letra_chica|letra_pequena|terminos|aviso_legal|reglas & ficticios|perfiles|fantasia|inventados|entretenimiento|ficticias;
  perfiles ~ ficticios|falsos|inventados|de_mentira;
  lei|leido|dicen|dice|dijo|dicho|oi ~~~ <fake>|estafa|no_existe|no_existes & aqui|pagina|mujeres|perfiles|chicas|esa|tu|todas|web|app - <thing>;
  <are> ~~ un ~ hombre|tio|senor|chavo|vato|wey ?|haciendo*|disfrazado|que|en; hombre o mujer; mujer o ~ hombre;
  <are> ~ la ~ misma ~~ foto|fotos|perfil|de|que|?; hay alguien ~~ real|verdad|ahi|alli|detras|otro; no me cuadra ~~~;
  cuenta ~~~ hiciste|creo|creaste ~~ empresa|pagina|tu; alguna|algo|nada ~ cierta|cierto|verdad ?; es ~ todo ~ mentira|inventado|cuento;
  de mentira; mentirosa & eres|perfil|quien; fantasma & hablo|eres|hablando; personaje & eres|ser|un|tu; no ~ hay ~ ninguna;
  <are> ~~ alguien ~; contigo|tu ~ <are> ~ <real>; no ~ <are> ~ la ~ de ~ foto|fotos; sinceramente|en_serio ~ <are> ~ <real>|tu;
  quien|la|el|lo que? ~ dices|dice|decis|aseguras|afirmas|aparentas|finges ~ ser; perfil*|cuenta|cuentas|foto|fotos ~~~ creo|creado|creada|creados|hizo|hecho|hecha|inventado|inventada|inventaron ~~ <company>|ellos|vosotros|ustedes; <company> ~~ crea|crean|inventa|inventan|fabrica ~~ perfil*|cuentas|chicas|mujeres;
  como ~ te? ~ llamas|llama ~~ en_realidad|realidad|de_verdad|realmente|verdadero; nombre ~ no es - mi; demasiado|muy|tan ~ para ser verdad|real|cierto|cierta; tu|tus|misma|mismas|esa ~ foto|fotos|cara|imagen ~~ otra|otro|otras ~ web|pagina|perfil|nombre|app|sitio|cuenta|mujer|chica;
  engano|enganabobos|tongo|camelo|farsa|montaje|cuento|timo|estafa|paripe|teatro & esto|todo|pagina|sitio|web|perfil|aqui|es|eres - <third> | pelicula | mi; ayer|antes|primero ~~ decias|dijiste|eras|vivias|tenias|te_llamabas ~~~ hoy|ahora|luego; dijiste|decias|habias_dicho ~~~ ahora|hoy ~~ eres|vives|dices|tienes|resulta;
  <are>|seguro ~~ un ~ tio|hombre|senor|viejo|tipo|man|pibe|chavo ?|$|detras|haciendo*|disfrazado|gordo - bueno | <third>; que|quien ~ no existe|existes ~ ?|$|de|en; no existes|existe|existis|existen ?|$; mujer|persona|alguien|una|chica ~~ no existe;
  jura*|juramelo|jurame|promete*|convence*|dime ~~~ <are>|existes|seas ~ tu|real|verdad|sincera|una|la|quien|de_verdad; dudas|duda ~~ de|sobre ~ ti|tu|usted|que_seas|que_existas|perfil|fotos|identidad; te|le|os ~ dudo; no te creo; no ~ me? ~ creo|trago ~~ <are>|seas|foto|fotos|existas|real|tu_nombre;
  puro|pura|todo|toda ~ un|una? ~ cuento|mentira|invento|farsa|teatro|engano|montaje|estafa - <third> | relacion | fue | era; como se|puedo|hago|podria|sabre|sepa ~~~ <are>|seas|existes|mientes|mintiendo|enganas|enganando|fiar*|confiar|mientas|enganes; de|a|para verdad|quien|saber ~ <are> ~ tu ~ ?|o|la;
  manda*|envia*|pasa*|graba*|haz*|hacemos|hagamos|quiero|dejame ~~ audio|video|videollamada|nota_de_voz|selfie|llamada ~ $|?|para|asi|y|de|con|ahora|ya - perro | mi_hija; haz*|manda*|toma*|saca* ~~ foto|selfie ~~ ahora|mismo|dedos|mano|hoy|momento|nombre; hay alguien|mujer|persona|nadie ~~ real|verdad|ahi|alli|detras|otro|escribe|hueso|leyendo;
  hay ~ una ~ mujer|persona|chica ~~ detras|ahi|otro|real|verdad|escribe; <are> ~ la|el|esa ~ chica|mujer|de ~~ foto|fotos|imagen|video|perfil; <are> ~ de|tan ~ carne|real|verdad; <are> ~~ en ~ serio|realidad ?|o|quien|un; en serio ~ <are>|existes ~ ?|real|la|tu|de; perdona|perdon|disculpa* ~~~ desconfi*|dud*;
  enamor* ~~ alguien|una|persona|mujer|fantasma ~ que? ~ no|inexistente|fantasma|fals*; no ~ me ~ fio|confio ~ de|en ~ ti|usted|esta|este|tu|pagina; algo no ~ cuadra|encaja|huele; no ~ me ~ cuadra|encaja|convences|convence; huele ~ a ~ fals*|estafa|cuerno|chamusquina|timo|fake;
  me|nos ~ mientes|mintiendo|enganas|enganando|tomando|vacilas|ilusionando|timando ~~ ?|verdad|no|o; mientes|mintiendo ~~ & ?|quien|siempre|todo|nombre|edad|fotos & me|tu|estas|todo; dime|digame|decime|confiesa|quiero|dame ~~ verdad ~~ <are>|quien|como|nombre|existes|fotos|perfil; verdadero|verdadera nombre|identidad|edad ~ ?|es|cual; que|quien ~ escondes|ocultas|esconde|oculta;
  quien ~ hay|esta|se_esconde|se_oculta|anda|habra ~~ detras|tras|otro; quien <are>; quien ~ es usted|ud|realmente|en_realidad; <are> ~ <person> ~ de ~ carne|verdad; <are> ~ real|verdad|autentica|tu|falsa; foto|fotos ~ son|es ~ de ~ una|otra|alguna|internet|google ~ modelo|persona|mujer|chica|actriz; foto|fotos|imagen ~~ sacaste|robaste|cogiste|bajaste|descargaste|robada|robadas|sacada|sacadas|copiaste;
  creo|pienso|parece|presiento|sospecho|temo|siento|me_da ~~~ no ~ <are>|existes|seas ~ tu|quien|la|real|una|$|de_verdad; nadie|ninguna|todas|ninguno|nadie_es ~~ de_verdad|verdadera|real|reales ~ ?|$|aqui|en; aqui|web|pagina ~~ nadie|ninguna ~~ real|verdad|existe; perfil ~ parece|pinta|suena|huele ~~ fals*|raro|montado|invent*|poco;
  esa|esta|ese|la ~~ existe ~ al_menos|de_verdad|siquiera|realmente; existe ~ al_menos|siquiera|de_verdad ?; podrias|puedes|podria ~ ser ~ cualquiera|un_hombre|otra|otro|alguien|un_tio; quien|que ~ me ~ asegura|garantiza|dice|demuestra ~~ <are>|seas|existes|tu|verdad|real|hablando; miedo|temo ~~ seas|sea|existas|ser ~ un|una|<fake>|mentira|otra|otro; foto ~~ <are> ~ tu ~ o;
  detras ~~ esconda|esconde|esconden|ocultan; dime|digame ~ la ~ verdad; como ~ te ~ llamas ~ en realidad; me ~ pregunto|cuestiono ~ si ~~ <are>|existes|seras|hay
`
