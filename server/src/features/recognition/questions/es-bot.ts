/** Spanish questions whether a program writes. */
export const spanishBot = `
  <are> ~~ <bot> - guerra | capaz | hacer | <third>; <bot> ~ <are>;
  pareces|parece|parecen|suenas|suena|hablas|contestas ~~~ <bot>|copiado|copia_y_pega|automatizad*|programad* - pelicula;
  ^ ~ <strictBot> ~ ?|$ - mi; ^ <strictBot>; <bot> o ~~ <person>|<real>; <person>|<real> o ~~ <bot>;
  con ~~ <bot> & habl*|chate*|escrib*|convers*|platic*|charl* - mi | asistencia; <write> ~~~ <strictBot> ~~ - banco | telefonica | lei;
  <strictBot> ~~ <write>|detras|quien|verdad|genera - banco | telefonica; no <are> ~~ <strictBot>;
  <strictBot> & prueba|demuestra|demuestrame|dilo|creo|diria|seguro|apuesto|sospecho|admite|confiesa|asegura|jura - <third>;
  mensajes|respuestas|respuesta|mensaje|frases ~~ automatic*|generad*|programad*|escritas|predefinid*|copiad*|prefabricad*|enlatad*|pregrabad*|plantilla;
  automatic*|generad*|automatizad* ~ mensajes|respuestas|contestacion*; generad*|escrito|escrita|escritos ~~ por ~~ <bot>;
  suelta|manda|genera ~ un sistema|programa|maquina; humana|humano ?; <are> ~ humana|humano ~ ?|o|de|verdad - tambien | error;
  alguien|algun|persona ~ humano|humana; si no eres ~ una? ~ <bot>; <are> ~ artificial;
  cables|circuitos|bateria|tornillos|chips|enchufada & tienes|eres|tu|corazon|estas; cuanto es|son #0-1000; captcha; no soy un robot;
  turing; que programa eres; la ia & tu|eres|llevan|citas|perfil|escribe|contesta; disco rayado & pareces|eres; programad* ~ para;
  repites|repitiendo ~~~ <bot>; lee alguien; novia|novias virtual|virtuales; maquina ~~ contesta|responde|escribe|hablando;
  ningun|nadie|ninguna ~ humano|humana|persona ~~ contest*|escrib*|respond*|rapido|asi; contestas|respondes|escribes|contesta|responde ~ siempre? ~ tan|demasiado|muy ~ rapido|deprisa|perfecto|rapida|perfecta ~~ & ?|humano|persona|robot|no|bot|maquina|sospech*;
  humano|humana|humanos ~~ otro|detras|ahi|lee|leyendo|contest*|escrib*|respond*|con_quien|o; hecha|hecho|generada|creada|escrito|escritas|escrita|escribe|contesta ~~ con|por|de|la|una|un ~ ia|inteligencia|<strictBot>|maquina|programa; <are>|estas ~ programad*|automatizad*|entrenad*|disenad*|configurad*|generad*;
  estas ~ programada|programado; lees|lee|leen|leeis ~~ lo_que|mis|de_verdad|mensajes|realmente ~~ o|?; contestas|respondes|escribes|contestais|respondeis ~~ al_azar|a_voleo|copia|copiando|memoria|en_automatico|automatico|sin_leer;
  siempre ~~ lo_mismo|mismas|misma|mismo ~ frases|respuesta|respuestas|cosas|palabras|?|$|cosa & contest*|respond*|dices|escribes|mandas|repites|dice; repites|repetis|repite ~~ lo_mismo|mismo|mismas|frases|siempre|todo; ia|bot|robot|maquina|programa o ~ una? ~ persona|mujer|humana|real|chica|humano;
  hablo|hablando|chateo|chateando|escribo|escribiendo|charlo|charlando|platicando|converso ~~~ con|a ~ un|una|el|la ~~ <bot>|aparato; tienes ~~ sentimientos|corazon|alma|emociones ~~ o|bot|maquina|programa; te ~ han? ~ programaron|programado|programo|entrenaron|disenaron|crearon; o ~ <are>? ~ un|una ~ <bot> ?; tan ~ artificial|robotico|robotica|mecanica; suena* ~~ robot*|maquina|artificial|mecanic*;
  hay ~~ humano|persona|alguien ~~ o ~~ <bot>|programa; <are> ~ un|una|la ~ ia|inteligencia|<bot>; respuesta|respuestas|mensajes ~ de|son_de ~ robot|maquina|bot|ia|plantilla|manual; persona|alguien ~ me lee|leyendo; alguien ~ lee ~~ o;
  no ~ <are> ~ humana|humano|persona; charl*|habl*|platic*|escrib*|convers* ~~~ trasto|aparato|cacharro|calculadora|pared|muro|artefacto; copia ~ y ~ pega; copia|copy pega|paste|y_pega & frases|mensajes|respuestas|suenan|suena|tus|haces; una? maquina ~ no ~ diria|sabria|escribiria|contestaria; carne|sangre ~~ o ~~ cables|silicio|plastico|circuitos|metal|lata|codigo; enchuf*|desenchuf* ~~ & te|si; lineas de codigo;
  <are> ~ artificial|virtual|electronica|mecanica|automatica; sin sentido ~ como ~~ <bot>; suenas|suena|suenan ~ a ~~ <bot>|robot|grabado|plantilla|copia
`
