/// The programs that run on the graphics processor.
enum PhongShader {
  /// The attributes of a corner.
  static let positionAttribute: UInt32 = 0
  static let normalAttribute: UInt32 = 1

  static let vertex = """
    #version 300 es
    uniform mat4 modelViewProjection;
    uniform mat4 model;
    uniform mat3 normalMatrix;
    in vec3 position;
    in vec3 normal;
    out highp vec3 worldPosition;
    out highp vec3 worldNormal;
    void main() {
      worldPosition = (model * vec4(position, 1.0)).xyz;
      worldNormal = normalize(normalMatrix * normal);
      gl_Position = modelViewProjection * vec4(position, 1.0);
    }
    """

  /// The Phong model, for each fragment.
  ///
  /// - Parameter lights: How many lights there are.
  static func fragment(lights: Int) -> String {
    """
    #version 300 es
    precision highp float;
    const int lightCount = \(lights);
    uniform vec4 lightVector[\(max(1, lights))]; // w: 0 for a direction, 1 for a place
    uniform vec3 lightColor[\(max(1, lights))];
    uniform vec3 eye;
    uniform vec3 constantColor; // the emissive and the ambient term
    uniform vec3 diffuse;
    uniform vec3 specular;
    uniform float shininess;
    in vec3 worldPosition;
    in vec3 worldNormal;
    out vec4 color;
    void main() {
      vec3 N = normalize(worldNormal);
      vec3 V = normalize(eye - worldPosition);
      vec3 I = constantColor;
      for (int i = 0; i < lightCount; i++) {
        vec3 L = normalize(lightVector[i].xyz - lightVector[i].w * worldPosition);
        float incidence = dot(N, L);
        if (incidence > 0.0) {
          vec3 R = reflect(-L, N);
          float alignment = max(0.0, dot(R, V));
          float highlight = shininess == 0.0 ? 1.0 : pow(alignment, shininess);
          I += lightColor[i] * (diffuse * incidence + specular * highlight);
        }
      }
      color = vec4(I, 1.0);
    }
    """
  }

  /// A triangle that covers the picture.
  static let coverVertex = """
    #version 300 es
    void main() {
      vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
      gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  /// The mean of the covered samples of a pixel, and how many these are as alpha; from the top row.
  static let resolveFragment = """
    #version 300 es
    precision highp float;
    precision highp int;
    uniform highp sampler2D samples;
    uniform int height;
    out vec4 color;
    void main() {
      ivec2 pixel = ivec2(gl_FragCoord.xy);
      ivec2 place = 2 * ivec2(pixel.x, height - 1 - pixel.y);
      vec4 sum = texelFetch(samples, place, 0) + texelFetch(samples, place + ivec2(1, 0), 0)
        + texelFetch(samples, place + ivec2(0, 1), 0) + texelFetch(samples, place + ivec2(1, 1), 0);
      color = sum.a > 0.0 ? vec4(sum.rgb / sum.a, sum.a * 0.25) : vec4(0.0);
    }
    """
}
