import type { Phrases } from '../phrases.ts'

export const spanish: Phrases = {
  greetings: [
    'Hola {name}, me gusta tu perfil. ¿Qué tal va el día?',
    '¡Hola! Soy {me}. Nunca sé cómo se empieza esto, así que: ¿todo bien?',
    'Hola {name}, tienes cara de reírte mucho. ¿He acertado?',
    'Hola, día largo, por fin en el sofá. ¿Qué estás haciendo tú?',
    'Hola {name}, soy {me}. He leído dos veces lo que cuentas de ti.',
  ],
  welcomes: [
    'Hola {name}, qué mensaje más bonito para encontrarse al llegar a casa. He tenido un día movido, pero esto lo arregla. Cuéntame, ¿qué te ha hecho sonreír hoy?',
    '¡Hola {name}! Has empezado muy bien, no te preocupes. Tengo una infusión y una manta, así que soy [todo|toda] oídos. ¿Por dónde empezamos?',
    '[Encantado|Encantada] de conocerte, {name}. Soy un poco cotilla, lo admito: ¿qué haces cuando nadie te pide nada?',
  ],
  subjects: [
    {
      words: { dish: 'una paella|unas lentejas|croquetas|un arroz al horno|una tortilla de patatas' },
      asks: [
        'Anoche intenté hacer {dish}. Hasta la alarma opinó.',
        '¿Qué cocinas cuando quieres darte un capricho? Yo estoy pensando en hacer {dish}.',
        'Acabo de comer {dish} en casa de mi hermano. Demasiado, como siempre.',
        'Hoy como {dish} y no viene nadie más. ¡Podría ser peor!',
      ],
      reacts: [
        '¡Ahora tengo hambre, muchas gracias!',
        'Casi lo huelo desde aquí.',
        'Si sabes hacer {dish}, conmigo tienes media batalla ganada.',
      ],
      tells: [
        'Mi cocina es diminuta: doy vueltas alrededor de una sartén y lo llamo cocinar.',
        'Los domingos cocino para tres días y esa misma noche no queda nada.',
        'Con las recetas soy un desastre, echo ajo hasta que huele bien.',
      ],
      returns: [
        '¿Qué plato no te cansa nunca?',
        '¿Sigues la receta o te fías del olfato?',
        '¿Quién te enseñó a cocinar, o sigues aprendiendo?',
      ],
    },
    {
      words: {
        trouble:
          'dos compañeros de baja|un ordenador que no arrancaba|una reunión sin fin|un pedido que no llegó|el teléfono sin parar',
      },
      asks: [
        'Vaya día: {trouble}, y claro, todo era urgente.',
        'Otra locura en el trabajo: {trouble}. Me siento ahora por primera vez.',
        '¿Te ha ido mejor que a mí? Aquí, {trouble}.',
        'No quiero aburrirte con el trabajo. Solo una cosa: ¡{trouble}!',
      ],
      reacts: [
        'Ay, qué agotador suena eso.',
        'Y aun así sacas un momento para escribirme, eso me gusta.',
        'Tú no me aburres nunca. Desahógate.',
      ],
      tells: [
        'El mío ha sido más tranquilo, pero mis pies agradecen que se acabe.',
        'Cuando es demasiado doy una vuelta a la manzana y hago como si fueran vacaciones.',
        'Yo también trabajo todo el día con gente, sé cómo se llega a las cinco.',
      ],
      returns: [
        '¿Cómo desconectas después de un día así?',
        '¿Qué harías mañana si nadie te esperara?',
        '¿Hay al menos alguien en el trabajo que te haga reír?',
      ],
    },
    {
      words: {
        plan: 'un buen paseo|el fútbol con mi sobrino|el mercadillo|pintar la habitación|no hacer nada de nada',
      },
      asks: [
        'Por fin fin de semana. Mi plan: {plan}. ¿Y el tuyo?',
        'El sábado toca {plan}, si el tiempo quiere.',
        'Mis amigos quieren salir y yo prefiero {plan}. ¿Me hago mayor?',
        '¿Tienes planes? Yo tengo {plan} y ninguna excusa.',
      ],
      reacts: [
        'Ese es un fin de semana de los que me gustan.',
        '¡Eso no es hacerse mayor, es tener sentido común!',
        'Yo, la verdad, lo dejaría para después del segundo café.',
      ],
      tells: [
        'Quiero dormir hasta tarde, comprar flores y no mirar el reloj ni una vez.',
        'Viene mi hermana, así que habrá tarta y cotilleos a voces.',
        'Me he prometido un baño, un libro y el móvil apagado.',
      ],
      returns: [
        '¿Cómo es para ti un domingo perfecto?',
        'El fin de semana, ¿madrugas o se te pegan las sábanas?',
        '¿Qué hiciste la última vez que tuviste un día entero para ti?',
      ],
    },
    {
      words: { music: 'Serrat|Nino Bravo|Mecano|Rosana|Sabina' },
      asks: [
        'He puesto {music} y he bajado la luz. ¿Tú qué escuchas?',
        '¿Te gusta {music}? A mí me lleva directo a los diecinueve.',
        'Hoy he encontrado mis discos viejos: {music} y todo lo demás.',
        'Mi vecino creerá que solo tengo {music}. Puede que lleve razón.',
      ],
      reacts: [
        '¡Tienes buen gusto, lo sabía!',
        'Con {music} no puedo estarme [quieto|quieta], te aviso.',
        'Eso me trae un verano que casi había olvidado.',
      ],
      tells: [
        'En el coche canto a gritos y siempre con la letra cambiada.',
        'Una vez bailé en la cocina hasta que llamaron los vecinos, y luego bailaron ellos también.',
        'Pongo un disco para planchar, si no, no hay manera.',
      ],
      returns: [
        '¿Qué canción te levanta siempre del sofá?',
        '¿Cuál fue el primer concierto de tu vida?',
        '¿Tú bailas o sujetas la pared?',
      ],
    },
    {
      words: {
        job: 'la estantería de la entrada|un grifo que gotea|el trastero|las cortinas|un armario de cuarenta tornillos',
      },
      asks: [
        'Toda la tarde con {job}. Adivina quién va ganando.',
        '¿Se te dan bien las chapuzas? Yo estoy en guerra con {job}.',
        'Hoy tocaba {job}. Mañana llamo a alguien que sepa.',
        'Dije que en primavera arreglaría {job}. No dije en cuál.',
      ],
      reacts: [
        'Me he reído en voz alta, perdona, te estaba viendo.',
        'La última vez que lo intenté hicieron falta una tirita y una galleta.',
        'Admiro a cualquiera que se atreva a abrir la caja de herramientas.',
      ],
      tells: [
        'En mi casa todo se sostiene con esperanza y cinta adhesiva.',
        'Esta semana he movido el sofá tres veces y ahora está donde estaba.',
        'Me gustan las casas con vida, con velas y demasiados cojines.',
      ],
      returns: [
        '¿Cuál es tu rincón favorito de casa?',
        'Si el dinero no importara, ¿qué cambiarías primero?',
        '¿Eres de mucho orden o ya sabes dónde está cada cosa?',
      ],
    },
    {
      words: { place: 'junto al río|por el monte|por el pinar|por la playa|entre los campos' },
      asks: [
        'Esta mañana he paseado {place}. Ni un alma, solo el viento y yo.',
        'Te habría gustado pasear hoy {place}, estaba todo dorado.',
        'La rodilla dice que no, pero he caminado {place} igual.',
        '¿Te gusta andar? Yo voy {place} cuando necesito pensar.',
      ],
      reacts: [
        'He cerrado los ojos un segundo y estaba allí contigo.',
        'Es justo el aire que necesito después de esta semana.',
        'No hay nada como las mejillas frías y luego algo caliente.',
      ],
      tells: [
        'Siempre me traigo algo en el bolsillo: una piedra, una hoja, una vez una pluma entera.',
        'Ando deprisa cuando me enfado y despacio cuando soy feliz.',
        'Mis botas han visto más barro que un tractor, y por eso las quiero.',
      ],
      returns: [
        '¿En qué piensas cuando caminas a solas?',
        '¿Mar o montaña, si tuvieras que elegir para siempre?',
        '¿Cuál fue el paseo más bonito de tu vida?',
      ],
    },
    {
      words: {
        film: 'una de suspense antigua|una película con subtítulos|la misma comedia de siempre|un documental de ballenas|media serie policíaca',
      },
      asks: [
        'Anoche puse {film} y me dormí antes del final.',
        'Es la noche perfecta para {film} y una manta, ¿no?',
        'No puedo dormir. La culpa es de lo que he visto: {film}.',
        'Hoy tengo {film} y una copa de tinto. ¿Y tú?',
      ],
      reacts: [
        'Dime al menos que roncabas bajito.',
        'Yo me habría comido todas tus palomitas, que lo sepas.',
        'Me encantan esas noches, en pijama y con calcetines gordos.',
      ],
      tells: [
        'Adivino al asesino en diez minutos, y siempre me equivoco.',
        'Lloro con las películas, incluso con las de risa.',
        'Por la noche me da por hablar, y entonces llegan las mejores ideas.',
      ],
      returns: [
        '¿Qué película podrías ver todos los años?',
        '¿Qué te quita el sueño cuando no duermes?',
        '¿Eres de los que hablan durante la película? Di la verdad.',
      ],
    },
    {
      words: { town: 'Lisboa|Menorca|Roma|Oslo|Atenas' },
      asks: [
        'Si pudiera irme mañana, iría a {town}. ¿Y tú?',
        'Al mediodía he mirado fotos de {town} en vez de comer.',
        'Mi hermana está en {town} y me manda fotos del desayuno.',
        'Quiero ver {town} desde que era [niño|niña]. Qué tontería, ¿verdad?',
      ],
      reacts: [
        'Soñar se puede siempre, y no cuesta nada.',
        'De {town} solo conozco las postales, así que cuéntame.',
        'No es ninguna tontería, a mí me parece precioso.',
      ],
      tells: [
        'Tengo un bote lleno de monedas que pone mar en la tapa.',
        'Siempre llevo demasiados libros y pocos calcetines.',
        'Mi mejor viaje fue en tren, sin plan y con una bolsa de cerezas.',
      ],
      returns: [
        '¿Qué meterías primero en la maleta?',
        '¿Lo planeas todo o te lanzas?',
        '¿Dónde sentiste libertad de verdad por última vez?',
      ],
    },
  ],
  afterthoughts: [
    'Ah, se me olvidaba: me ha gustado mucho lo que escribiste antes. Me has alegrado la noche.',
    'Una cosa más: escribes muy bien. Quería decírtelo antes de que se me pasara.',
    'Ahora tengo muchísima curiosidad, así que no me hagas esperar demasiado, ¿vale?',
  ],
  pokes: [
    'Hola {name}, hay mucho silencio por ahí. Me he acordado de nuestra charla y me preguntaba cómo ha ido tu semana.',
    'Oye {name}, ¿te he asustado? Todavía quiero saber cómo acabó tu historia. ¿Va todo bien?',
    'Hoy me he reído con algo que me escribiste, {name}. ¿Tienes un minuto para contarme en qué andas?',
    '¡Hola, {name}! Está subiendo el café y tengo una pregunta: ¿cuál fue el mejor momento de tu semana?',
  ],
  goodbyes: [
    'Me voy a la cama, mañana madrugo. ¡Ha sido un gusto hablar contigo!',
    'Paro una temporada, viene a verme mi hija. Cuídate, {name}.',
    'Este era mi último mensaje de la semana, me lo he prometido. ¡Que te vaya muy bien!',
  ],
  farewells: [
    'Que descanses, {name}, y gracias por esta charla tan bonita. Mañana me acordaré con el primer café.',
    'Que lo pases muy bien, {name}. Cuídate mucho y algún día me cuentas cómo fue.',
  ],
  doubts: [
    'Dime la verdad: ¿hay una persona real detrás de este perfil?',
    'Perdona que pregunte, ¿eres real o es un ordenador?',
    '¿Te pagan por escribirme?',
  ],
}
